import { useEffect, useRef } from 'react'
import { type Bars, drawBars, type Names } from './bar-plot.ts'

type Props = {
  title: string
  /** The main thing of the picture in a sentence, shown above it, and what a screen reader says of it. */
  says: string
  /** The metric, its unit and what is left out. */
  source: string
  /** What the left bars are, and what the right ones. */
  sides: readonly [left: string, right: string]
  bars: readonly Bars[]
  names: Names
}

/** Bars in pairs with what they say. The same numbers stand in a table on the page, whose links lead where the bars do. */
export function BarPicture({ title, says, source, sides, bars, names }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? drawBars(place.current, bars, names) : undefined), [bars, names])
  const [left, right] = sides
  return (
    <div className="card grid gap-3">
      <h3>{title}</h3>
      <p>{says}</p>
      <div className="staff-chart" ref={place} role="img" aria-label={says} />
      <p className="chart-key">
        <span>
          <i aria-hidden="true" /> {left}
        </span>
        <span>
          <i className="filled" aria-hidden="true" /> {right}
        </span>
      </p>
      <p className="hint">{source}</p>
    </div>
  )
}
