// What marks on the time line look like, and where they stand.
import type { IconName } from '../ui/icons'

const ICONS: Record<string, IconName> = {
  save: 'shield',
  pass: 'next',
  half: 'whistle',
  special: 'bolt',
  motivated: 'flame',
  signed: 'person',
  built: 'check',
  swap: 'swap',
  won: 'trophy',
  end: 'whistle',
}

export const markIcon = (kind: string): IconName => ICONS[kind] ?? 'bolt'

/** The chart on which a kind of moment is marked; the slider shows the same ones, the list shows all. */
const CHARTS: Record<string, string> = {
  goal: 'story-goals',
  save: 'story-goals',
  card: 'story-goals',
  built: 'story-large',
}

export const chartOf = (kind: string): string | undefined => CHARTS[kind]
