// The card that somebody wants to see large, wherever its name stands.
let card = $state<string | null>(null)

export const cardShown = {
  get id(): string | null {
    return card
  },
}

export function showCard(id: string | null): void {
  card = id
}
