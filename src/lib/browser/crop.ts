/** Position of a photograph in its square frame: zoom 1 shows as much as fits; `across` and `down` go from 0 to 1. */
export type Placing = { zoom: number; across: number; down: number }
export type Size = { width: number; height: number }

export const centred: Placing = { zoom: 1, across: 0.5, down: 0.5 }
export const mostZoom = 4

/** The visible square, in pixels of the photograph. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Placing) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * across, top: (height - side) * down, side }
}

/** The position after a drag; 1 is the width of the frame. The photograph always fills the frame. */
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

/** A position as a share of the free space, from 0 to 1; unchanged when there is no free space. */
function share(place: number, room: number, before: number): number {
  return room < 0.5 ? before : Math.min(1, Math.max(0, place / room))
}
