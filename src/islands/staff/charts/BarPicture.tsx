import { useEffect, useRef } from 'react'
import { type Bars, drawBars, type Names } from './bar-plot.ts'
import { type ChartRows, ChartTable } from './ChartTable.tsx'

type Props = {
  title: string
  /** The main thing of the picture in a sentence, shown above it, and what a screen reader says of it. */
  says: string
  /** The metric, its unit and what is left out. */
  source: string
  /** What the left bars are, and what the right ones; one where each place has one bar. */
  sides: readonly [left: string, right: string] | readonly [only: string]
  bars: readonly Bars[]
  names: Names
  /** The same numbers; without it they stand in a table of the page. */
  table?: ChartRows
}

/** Bars with what they say, and the same numbers as a table. Where bars lead somewhere, the links of the page's own table lead there, too. */
export function BarPicture({ title, says, source, sides, bars, names, table }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? drawBars(place.current, bars, names) : undefined), [bars, names])
  const [left, right] = sides
  return (
    <div className="card grid gap-3">
      <h3>{title}</h3>
      <p>{says}</p>
      <div className="staff-chart" ref={place} role="img" aria-label={says} />
      <p className="chart-key">
        {right !== undefined && (
          <span>
            <i aria-hidden="true" /> {left}
          </span>
        )}
        <span>
          <i className="filled" aria-hidden="true" /> {right ?? left}
        </span>
      </p>
      <p className="hint">{source}</p>
      {table && <ChartTable title={title} {...table} />}
    </div>
  )
}
