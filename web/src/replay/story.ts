// The story of a match: how it went, decision by decision, as the server tells it after the end.
import type { Words } from '../lib/net/frames'

export interface Series {
  key: string
  seat: number
  values: [number, number][] // step and value
}

export interface Mark {
  step: number
  kind: string
  seat: number | null
  text: Words
}

/** How a figure is to be read. */
export type Form = 'number' | 'decimal' | 'percent' | 'signed'

export interface Statistic {
  key: string
  form?: Form
  values: number[]
}

export interface Story {
  series: Series[]
  marks: Mark[]
  statistics: Statistic[]
  halves: [number, number][]
}

const FORMS: Record<Form, Intl.NumberFormatOptions> = {
  number: { maximumFractionDigits: 2 },
  decimal: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  percent: { maximumFractionDigits: 0 },
  signed: { maximumFractionDigits: 2, signDisplay: 'exceptZero' },
}

/** A figure as it is written in a language. */
export function figure(value: number, form: Form, language: string): string {
  const written = new Intl.NumberFormat(language, FORMS[form]).format(value).replace('-', '−')
  return form === 'percent' ? `${written}\u00a0%` : written
}

/** The series of a story by what they are about, in their order, and how their figures are to be read. */
export function charts(story: Story): { key: string; form: Form; series: Series[] }[] {
  const found = new Map<string, Series[]>()
  for (const one of story.series) found.set(one.key, [...(found.get(one.key) ?? []), one])
  const form = (key: string): Form => story.statistics.find((one) => one.key === key)?.form ?? 'number'
  return [...found].map(([key, series]) => ({ key, form: form(key), series }))
}

/** The value of a series at a step: that of the last change up to there. */
export function valueAt(series: Series, step: number): number | undefined {
  return series.values.findLast(([at]) => at <= step)?.[1] ?? series.values[0]?.[1]
}

/** The bounds of what a chart shows; 0 is always among them. */
export function bounds(series: readonly Series[]): [number, number] {
  const all = series.flatMap((one) => one.values.map(([, value]) => value))
  const low = Math.min(0, ...all)
  const high = Math.max(0, ...all)
  return [low, high > low ? high : low + 1]
}

/** Round numbers between two bounds, at most so many. */
export function ticks([low, high]: [number, number], most = 4): number[] {
  const rough = (high - low) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough,
    high <= 1 ? 0.01 : 1,
  )
  const found: number[] = []
  for (let value = Math.ceil(low / step) * step; value <= high + 1e-9; value += step)
    found.push(Number(value.toFixed(6)))
  return found
}

/** A line that stays where it is until it changes. */
export function stairs(
  values: readonly [number, number][],
  x: (step: number) => number,
  y: (value: number) => number,
  last: number,
): string {
  const [first, ...rest] = values
  if (!first) return ''
  const begun = `M${x(first[0]).toFixed(1)} ${y(first[1]).toFixed(1)}`
  return `${begun}${rest.map(([step, value]) => `H${x(step).toFixed(1)}V${y(value).toFixed(1)}`).join('')}H${x(last).toFixed(1)}`
}
