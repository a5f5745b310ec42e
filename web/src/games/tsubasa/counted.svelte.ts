// A number that counts up or down to what it has become.
import { untrack } from 'svelte'
import { paced } from '../../lib/settings.svelte'

const TIME = 300

export function counted(target: () => number): { readonly current: number } {
  let current = $state(target())
  $effect(() => {
    const to = target()
    const from = untrack(() => current)
    const time = paced(TIME)
    if (from === to) return
    if (!time) {
      current = to
      return
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function count(now: number) {
      const done = Math.min(1, (now - start) / time)
      current = Math.round(from + (to - from) * done)
      if (done < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  })
  return {
    get current() {
      return current
    },
  }
}
