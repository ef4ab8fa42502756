/** How a photograph lies in its square frame: 1 shows as much as fits; `across` and `down` go from 0 to 1. */
export type Placing = { zoom: number; across: number; down: number }
export type Size = { width: number; height: number }

export const centred: Placing = { zoom: 1, across: 0.5, down: 0.5 }
export const mostZoom = 4

/** The square of the photograph that the frame shows, in the photograph's own pixels. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Placing) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * across, top: (height - side) * down, side }
}

/** The placing after the photograph was moved; 1 is the width of the frame. It never leaves the frame empty. */
export function moved(
  size: Size,
  placing: Placing,
  { right, down }: { right: number; down: number },
): Placing {
  const { left, top, side } = squareOf(size, placing)
  return {
    zoom: placing.zoom,
    across: share(left - right * side, size.width - side, placing.across),
    down: share(top - down * side, size.height - side, placing.down),
  }
}

/** Where something lies in its room, from 0 to 1; without room it stays where it is. */
function share(place: number, room: number, before: number): number {
  return room < 0.5 ? before : Math.min(1, Math.max(0, place / room))
}
