// How the games show a single card.
import type { Component } from 'svelte'
import type { Stage } from '../../lib/stage.svelte'
import type { Table } from '../../lib/table.svelte'

export interface FaceProps {
  table: Table
  stage: Stage
  catalogue: unknown
  id: string
  width: number
}

export const FACES: Record<string, () => Promise<{ default: Component<FaceProps> }>> = {
  tsubasa: () => import('./TsubasaFace.svelte'),
  machikoro: () => import('./MachikoroFace.svelte'),
}
