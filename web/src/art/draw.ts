// Small helps for drawing: numbers as short as they can be, points around a centre.

/** A number for a path: at most so many digits after the point. */
export const n = (value: number, digits = 1): string => String(+value.toFixed(digits))

/** The point at a distance and an angle from the origin, as a path writes it. */
export const polar = (radius: number, angle: number): string =>
  `${n(radius * Math.cos(angle), 2)} ${n(radius * Math.sin(angle), 2)}`

export const DEGREE = Math.PI / 180

/** Remember what a drawing function has drawn, by a key. */
export function remembered<A extends unknown[]>(
  key: (...of: A) => string,
  draw: (...of: A) => string,
): (...of: A) => string {
  const drawn = new Map<string, string>()
  return (...of) => {
    const place = key(...of)
    let found = drawn.get(place)
    if (found === undefined) drawn.set(place, (found = draw(...of)))
    return found
  }
}
