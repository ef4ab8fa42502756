type Filling = { places: number | null; taken: number; waiting: number }

/** Whether who signs up now would wait. */
export const isFull = ({ places, taken, waiting }: Filling): boolean =>
  places !== null && taken + waiting >= places

/** How many places are left, in a sentence; '' without a limit. */
export function placesLeft({ places, taken, waiting }: Filling): string {
  if (places === null) return ''
  const left = Math.max(0, places - taken - waiting)
  if (left > 0) return `${left} of ${places} places left.`
  const full = places === 1 ? 'The one place is taken' : `All ${places} places are taken`
  return waiting > 0 ? `${full}, and ${waiting} ${waiting === 1 ? 'waits' : 'wait'}.` : `${full}.`
}

/** How a list of organisers says whether a sign-up has a place. */
export const placeState = (position: number | null): string =>
  position === null ? 'Has a place' : `Waiting list, place ${position}`
