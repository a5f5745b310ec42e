// Whether somebody still has to be asked for their name: once, where others will see it.
const PLACE = 'golazo.unnamed'
let declined = $state(keptDeclined())

function keptDeclined(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'yes'
  } catch {
    return false
  }
}

export const wantsName = (name: string): boolean => !name && !declined

/** Somebody wants to stay a guest, and is not asked again. */
export function stayGuest(): void {
  declined = true
  try {
    localStorage.setItem(PLACE, 'yes')
  } catch {
    // asked again next time
  }
}
