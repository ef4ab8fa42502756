import type { ReactNode } from 'react'

type Props<Fate extends string, Row> = {
  title: string
  isOpen: boolean
  fates: readonly Fate[]
  fate: Fate
  choose: (fate: Fate) => void
  nameOf: (fate: Fate) => string
  rows: readonly Row[] | undefined
  /** How many there are of this fate. */
  count: number
  /** What stands where there is none. */
  none: string
  more: { name: string; press: () => void }
  show: (row: Row) => ReactNode
}

/** A part of an import by the fate of its rows: how many have each, and those of one fate, a part at a time. */
export function FatePart<Fate extends string, Row>(props: Props<Fate, Row>) {
  const { title, isOpen, fates, fate, choose, nameOf, rows, count, none, more, show } = props
  return (
    <details className="grid gap-4" open={isOpen || undefined}>
      <summary>{title}</summary>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">{title}</legend>
        {fates.map((one) => (
          <button
            className="btn"
            type="button"
            key={one}
            aria-pressed={one === fate}
            onClick={() => choose(one)}
          >
            {nameOf(one)}
          </button>
        ))}
      </fieldset>
      <ul className="mt-4 grid gap-2" aria-live="polite">
        {rows?.map(show)}
      </ul>
      {rows?.length === 0 && <p className="empty">{none}</p>}
      {rows && rows.length > 0 && rows.length < count && (
        <p className="mt-3">
          <button className="btn" type="button" onClick={more.press}>
            {more.name}
          </button>
        </p>
      )}
    </details>
  )
}
