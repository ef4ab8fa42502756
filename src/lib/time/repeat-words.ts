import { formatDay } from './dates.ts'

/** How an event repeats, and until when if it ends: `Every Wednesday, until 16 Dec 2026`. */
export const repeatWords = ({
  repeats,
  repeats_until,
}: {
  repeats: string
  repeats_until: string
}): string => (repeats_until ? `${repeats}, until ${formatDay(repeats_until)}` : repeats)
