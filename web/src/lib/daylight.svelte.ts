// Whether pages that are read show the day or the night: as it is set, or as the device has it.
import { settings } from './settings.svelte'

const light = matchMedia('(prefers-color-scheme: light)')
let deviceLight = $state(light.matches)
light.addEventListener('change', () => (deviceLight = light.matches))

export const isDay = (): boolean => settings.theme === 'light' || (settings.theme === 'auto' && deviceLight)

/** Have the page follow it for as long as the component that calls this is shown. Tables keep their own time of day. */
export function followDaylight(): void {
  $effect(() => {
    document.documentElement.classList.toggle('day', isDay())
    return () => document.documentElement.classList.remove('day')
  })
}
