// Dice that tumble for a moment whenever they are rolled.
import { paced } from '../../lib/settings.svelte'

const TIME = 900

/** Whether something that was just rolled still tumbles; `roll` changes with every roll, null is none. */
export function tumbling(roll: () => unknown): { readonly now: boolean } {
  let now = $state(false)
  $effect.pre(() => {
    const time = paced(TIME)
    if (roll() === null || !time) {
      now = false
      return
    }
    now = true
    const timer = setTimeout(() => (now = false), time)
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return now
    },
  }
}
