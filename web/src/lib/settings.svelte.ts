// What somebody has set for themselves; kept in this browser.
export const LANGUAGES = ['en', 'de', 'es', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Motion = 'normal' | 'fast' | 'off'

export interface Settings {
  language: Language
  edition: string // of the names, where a game has several; '' are the original ones
  motion: Motion
  sound: boolean
  palette: 'normal' | 'safe'
  theme: 'auto' | 'light' | 'dark'
  bigText: boolean
  odds: boolean
  notify: boolean
}

const PLACE = 'golazo.settings'

function spoken(): Language {
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase() as Language
    if (LANGUAGES.includes(language)) return language
  }
  return 'en'
}

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    return typeof found === 'object' && found ? found : {}
  } catch {
    return {}
  }
}

const defaults = (): Settings => ({
  language: spoken(),
  edition: '',
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
  sound: false,
  palette: 'normal',
  theme: 'auto',
  bigText: false,
  odds: true,
  notify: false,
})

function allowed(found: Partial<Settings>): Partial<Settings> {
  if (found.language && !LANGUAGES.includes(found.language)) delete found.language
  return found
}

export const settings = $state<Settings>({ ...defaults(), ...allowed(kept()) })

/** Keep the settings, and have the page look as they say. Called once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(PLACE, JSON.stringify(settings))
      } catch {
        // a browser that keeps nothing: the settings hold until the page is left
      }
      const root = document.documentElement
      root.lang = settings.language
      root.dataset.theme = settings.theme
      root.dataset.palette = settings.palette
      root.dataset.motion = settings.motion
      root.classList.toggle('big-text', settings.bigText)
    })
  })
}

/** How long something that takes so many milliseconds takes at the chosen speed. */
export function paced(milliseconds: number): number {
  return settings.motion === 'off' ? 0 : settings.motion === 'fast' ? milliseconds / 2 : milliseconds
}
