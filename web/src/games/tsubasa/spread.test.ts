import { describe, expect, it } from 'vitest'
import { FREE, heightOf, stepOf, widthOf } from './spread'

describe('cards side by side', () => {
  it('leave free what counts, however many there are', () => {
    for (const room of [296, 336, 366, 748])
      for (let count = 2; count <= 9; count++) {
        const width = widthOf(count, 104, room, 4, 50)
        const step = stepOf(count, width, room, 4, width * FREE)
        expect(step, `${count} in ${room}`).toBeGreaterThanOrEqual(width * 0.67)
        expect(width + (count - 1) * step, `${count} in ${room}`).toBeLessThanOrEqual(Math.max(room + 1, 50 * 6.5))
      }
  })

  it('get smaller rather than overlap, but not much smaller', () => {
    expect(widthOf(5, 92, 366, 4, 50)).toBe(70)
    expect(widthOf(6, 92, 366, 4, 50)).toBe(83)
  })

  it('show their right edges where they defend', () => {
    expect([0, 1, 2].map((at) => heightOf(at, 3, true))).toEqual([0, 1, 2])
    expect([0, 1, 2].map((at) => heightOf(at, 3, false))).toEqual([2, 1, 0])
  })
})
