// Where something lies on the board, in the board's own measure: it may be shown smaller than it is.
export function placeIn(board: HTMLElement, element: Element): DOMRect {
  const ground = board.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const scale = ground.width / board.offsetWidth || 1
  return new DOMRect((box.x - ground.x) / scale, (box.y - ground.y) / scale, box.width / scale, box.height / scale)
}
