// The shipped cards, for pages that show cards away from a table; none without the server.
import { catalogueOfGame } from '../../lib/cards.svelte'
import { Catalogue, type CatalogueData } from './card/catalogue'

let found = $state.raw<Catalogue | null>(null)
let asked = false

/** The cards once they have come. */
export function shipped(): Catalogue | null {
  return found
}

/** Ask for them, unless that was done before. */
export function loadShipped(): void {
  if (asked) return
  asked = true
  catalogueOfGame<CatalogueData>('tsubasa').then(
    (data) => (found = new Catalogue(data)),
    () => (asked = false),
  )
}
