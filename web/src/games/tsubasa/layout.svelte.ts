// How a board is laid out in the room that it has: in one of four ways, and how wide the cards are.
export type LayoutKind = 'desktop' | 'middle' | 'phone' | 'landscape'

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

export class Layout {
  width = $state(1440) // of the board, which may be less than the window
  height = $state(900)

  readonly kind = $derived.by((): LayoutKind => {
    if (this.height < 520 && this.width >= 560) return 'landscape'
    if (this.width < 760) return 'phone'
    return this.width < 1200 ? 'middle' : 'desktop'
  })
  /** Whether there is room to plan what follows a play: below a hand of large cards, whose values stay in sight. */
  readonly plans = $derived(
    this.kind === 'phone' ? this.height >= 840 : this.kind !== 'landscape' || this.height >= 380,
  )
  readonly small = $derived(this.kind === 'phone' || this.kind === 'landscape')
  /** Whether the hand has the whole width of a tablet, above what is asked. */
  readonly upright = $derived(this.kind === 'middle' && this.height > this.width)

  /** Whether there is little height for a table between rails. */
  readonly close = $derived(this.height < 820)

  /** How large cards are: the rows of the board have to fit below each other, and fill the room that there is. */
  private readonly scale = $derived.by(() => {
    const [fixed, rows] = this.kind === 'desktop' ? [176, 690] : this.upright ? [470, 660] : [272, 660]
    const panel = this.close ? 127 : 156 // what the odds take beside the match cards, which are 118 high at full size
    const room = this.height - fixed
    return between(0.5, Math.min(room / rows, (room - panel) / (rows - 118)), 1.5)
  })

  /** The width of the table between the rails. */
  readonly centre = $derived(
    this.kind === 'desktop' ? Math.min(this.width, 1800) - 552 : this.width - 2 * (this.small ? 12 : 24),
  )

  readonly hand = $derived.by(() => {
    if (this.kind === 'phone') return between(68, (this.height - 530) / 3.4, 104)
    if (this.kind === 'landscape') return between(60, (this.height - 190) / 2.1, 96)
    return Math.round(174 * this.scale)
  })
  readonly area = $derived.by(() => {
    if (this.kind === 'phone') return between(46, Math.min((this.width - 50) / 6, (this.height - 300) / 9), 84)
    if (this.kind === 'landscape') return between(38, (this.height - 222) / 2.8, 64)
    return Math.round(112 * this.scale)
  })
  readonly match = $derived.by(() => {
    if (this.kind === 'phone') return between(36, (this.height - 300) / 12, 56)
    if (this.kind === 'landscape') return 40
    return Math.round(Math.min(84 * this.scale, (this.centre - 360) / 5 - 9))
  })
  /** The match cards while one of them is to be taken and the play areas are empty. */
  readonly draft = $derived.by(() => {
    if (this.kind === 'phone') return between(58, Math.min((this.width - 56) / 5, (this.height - 470) / 1.6), 110)
    if (this.kind === 'landscape')
      return between(60, Math.min((this.width - 420) / 5 - 8, (this.height - 200) / 1.4), 92)
    return Math.round(Math.min(164 * Math.max(this.scale, 0.8), (this.centre - 60) / 5 - 4))
  })
  readonly pile = $derived(
    this.small ? 30 : Math.round(between(46, 58 * this.scale, this.kind === 'desktop' ? 80 : 58)),
  )
}
