import { createContext } from 'react'
import { usualSeries } from '../../../lib/contract/media/sermon-series.ts'

type Series = {
  /** The church's series of sermons. */
  series: readonly string[]
  /** The name that a series has now, after those that were changed on this page. */
  nameNow: (series: string) => string
  /** Opens the dialog in which they are changed. */
  change: () => void
}

export const SeriesContext = createContext<Series>({
  series: usualSeries,
  nameNow: (series) => series,
  change: () => undefined,
})
