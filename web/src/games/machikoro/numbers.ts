// Numbers as they are written: with their sign, and with one digit behind the point in the reader's language.
import { settings } from '../../lib/settings.svelte'

export const signed = (coins: number): string => (coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : '0')

export function mean(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(settings.language, digits).format(value).replace('-', '−')
}
