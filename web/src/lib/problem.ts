// Whatever went wrong, as a problem that can be shown.
import { Problem } from './net/api'

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  console.error(error)
  return new Problem('trouble', { key: 'server-trouble' }, String(error), 0)
}
