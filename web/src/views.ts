// The views of the page, each loaded when it is first gone to.
import type { Component } from 'svelte'
import { loadLobbies } from './games/offered.svelte'
import type { Name } from './lib/router.svelte'

export type View = Component<Record<string, string>>
type Loading = Promise<{ default: Component<never> }>

const VIEWS: Record<Exclude<Name, 'lost'>, () => Loading> = {
  lobby: () => {
    void loadLobbies().catch(() => undefined) // beside the page, which asks again and says what is wrong
    return import('./lobby/LobbyPage.svelte') as Loading
  },
  table: () => import('./table/TablePage.svelte') as Loading,
  replay: () => import('./replay/ReplayPage.svelte') as Loading,
  fair: () => import('./replay/FairPage.svelte') as Loading,
  learn: () => import('./learn/LearnPage.svelte') as Loading,
  rules: () => import('./rules/RulesPage.svelte') as Loading,
  icons: () => import('./rules/GlossaryPage.svelte') as Loading,
  archive: () => import('./lobby/ArchivePage.svelte') as Loading,
}

/** The view of a name; null where there is none. */
export async function viewOf(name: Name): Promise<View | null> {
  return name === 'lost' ? null : ((await VIEWS[name]()).default as unknown as View)
}
