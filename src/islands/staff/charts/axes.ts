import type Plot from 'uplot'

/** The width of the name of a month or day and the space beside it, in pixels. */
export const labelWidth = 72

/** The places that have a name: the last, and as many before it as there is room for. `nameWidth`: of the longest and the space beside it. */
export function labelled(places: ArrayLike<number>, width: number, nameWidth = labelWidth): number[] {
  const distance = Math.ceil(places.length / Math.max(1, Math.floor((width - nameWidth) / nameWidth)))
  return Array.from(places).filter((_, at) => (places.length - 1 - at) % distance === 0)
}

/** The width of the scale's longest number, in pixels. */
export const sizeOfScale = (_plot: Plot, numbers: readonly string[] | null) =>
  20 + 7 * Math.max(3, ...(numbers ?? []).map((number) => number?.length ?? 0))

/** Distances of the lines of the scale: people and the money in a chart are whole numbers. */
export const wholeSteps = Array.from({ length: 10 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat()
