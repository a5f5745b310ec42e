// The boards of the games: each game has its own folder with a Board, the pace at which its events are told, and which
// of them are called out because they hurt.
import type { Component } from 'svelte'
import type { Pace, Stage } from '../lib/stage.svelte'
import type { Table } from '../lib/table.svelte'
import type { Hurts } from './callouts.svelte'

export interface BoardProps {
  table: Table
  stage: Stage
  catalogue: never // each board knows the form of its game's cards
}

export interface Playing {
  Board: Component<BoardProps>
  pace: Pace
  least?: Pace | undefined
  hurts: Hurts
}

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte')
const PACES = import.meta.glob<{ pace: Pace; least?: Pace }>('../games/*/pace.ts')
const HURTS = import.meta.glob<{ hurts: Hurts }>('../games/*/hurts.ts')

/** Games that are played by daylight; the others under floodlight. */
const DAY = new Set(['machikoro'])
export const isDay = (game: string): boolean => DAY.has(game)

export async function boardOf(game: string): Promise<Playing> {
  const board = BOARDS[`../games/${game}/Board.svelte`]
  const pace = PACES[`../games/${game}/pace.ts`]
  const hurts = HURTS[`../games/${game}/hurts.ts`]
  if (!board || !pace || !hurts) throw new Error(`no board for ${game}`)
  const [drawn, paced, called] = await Promise.all([board(), pace(), hurts()])
  return { Board: drawn.default, pace: paced.pace, least: paced.least, hurts: called.hurts }
}
