import { createContext } from 'react'
import { usualSeries } from '../../lib/contract/sermon-series.ts'

/** The church's series of sermons, as the page has them. */
export const SeriesContext = createContext<readonly string[]>(usualSeries)
