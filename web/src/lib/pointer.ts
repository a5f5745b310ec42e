// Where the mouse is. When something moves away under a mouse that rests, the browser says that it has come to what is
// there now; nobody has pointed at that.
let place: readonly [x: number, y: number] | null = null

const keep = ({ clientX, clientY }: PointerEvent): void => void (place = [clientX, clientY])
for (const name of ['pointermove', 'pointerdown'] as const)
  addEventListener(name, keep, { capture: true, passive: true })

/** Whether the mouse has come to something without moving. */
export const rests = ({ clientX, clientY }: PointerEvent): boolean => place?.[0] === clientX && place[1] === clientY
