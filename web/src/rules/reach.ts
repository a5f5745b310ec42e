// Reaching a place on the page: it comes into view, and screen readers go on from there.
import { tick } from 'svelte'

export async function reach(place: string): Promise<void> {
  await tick()
  const there = document.getElementById(place)
  there?.focus({ preventScroll: true })
  there?.scrollIntoView({ block: 'start' })
  await document.fonts.ready // letters of another width move everything
  there?.scrollIntoView({ block: 'start' })
}
