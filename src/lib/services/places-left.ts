import { placeWords } from '../texts/services/places.ts'

type Filling = { places: number | null; taken: number; waiting: number }

/** Whether who signs up now would wait. */
export const isFull = ({ places, taken, waiting }: Filling): boolean =>
  places !== null && taken + waiting >= places

/** How many places are left, in a sentence; '' without a limit. */
export function placesLeft({ places, taken, waiting }: Filling): string {
  if (places === null) return ''
  const left = Math.max(0, places - taken - waiting)
  if (left > 0) return placeWords.left({ count: left, places })
  if (waiting === 0) return placeWords.full({ count: places })
  return places === 1
    ? placeWords.oneWaiting({ count: waiting })
    : placeWords.allWaiting({ places, count: waiting })
}

/** How a list of organisers says whether a sign-up has a place. */
export const placeState = (position: number | null): string =>
  position === null ? placeWords.hasPlace : placeWords.waits({ position })
