// The sprite: drawings that many pictures share lie once in the page and are used by their ids.

const PLACE = 'art-sprite'
const drawn = new Set<string>()

function sprite(): Element | null {
  if (typeof document === 'undefined') return null
  const there = document.getElementById(PLACE)
  if (there) return there
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('aria-hidden', 'true')
  svg.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  defs.id = PLACE
  svg.append(defs)
  document.body.prepend(svg)
  return defs
}

/** Put a drawing into the sprite, once; the element with the id is part of it. Returns the id. */
export function shared(id: string, drawing: () => string): string {
  if (!drawn.has(id)) {
    drawn.add(id)
    sprite()?.insertAdjacentHTML('beforeend', drawing())
  }
  return id
}

/** A shared group, to be used with `use`. */
export const sharedGroup = (id: string, drawing: () => string): string =>
  shared(id, () => `<g id="${id}">${drawing()}</g>`)

/** A gradient from one corner to another, or from left to right. */
export function linear(id: string, stops: readonly Stop[], direction = 'x2="1"'): string {
  return shared(id, () => `<linearGradient id="${id}" ${direction}>${listed(stops)}</linearGradient>`)
}

/** A gradient around a point. */
export function radial(id: string, stops: readonly Stop[], place = ''): string {
  return shared(id, () => `<radialGradient id="${id}" ${place}>${listed(stops)}</radialGradient>`)
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

function listed(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const faint = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${faint}/>`
    })
    .join('')
}
