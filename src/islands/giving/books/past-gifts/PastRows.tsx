import { useCallback, useState } from 'react'
import { readPastRows } from '../../../../lib/api/giving/past-gifts.ts'
import { type PastFate, type PastImportAnswer, pastFates } from '../../../../lib/contract/giving/past-gift.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { pastWords } from './messages.ts'
import { usePart } from './usePart.ts'

/** How many rows have each fate, and the rows of one of them with why. */
export function PastRows({ list: { id, counts } }: { list: PastImportAnswer }) {
  const [fate, setFate] = useState<PastFate>(counts.refused > 0 ? 'refused' : 'ready')
  const read = useCallback((of: PastFate, offset: number) => readPastRows(id, of, offset), [id])
  const { rows, more } = usePart(read, fate)
  return (
    <details className="grid gap-4" open={counts.refused > 0 || undefined}>
      <summary>{pastWords.rows}</summary>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">{pastWords.rows}</legend>
        {pastFates.map((one) => (
          <button
            className="btn"
            type="button"
            key={one}
            aria-pressed={one === fate}
            onClick={() => setFate(one)}
          >
            {fateName(one, counts[one])}
          </button>
        ))}
      </fieldset>
      <ul className="mt-4 grid gap-2" aria-live="polite">
        {rows?.map((row) => (
          <li className="card grid gap-1 p-3" key={row.id}>
            <strong className="break-words">
              {row.why} <span className="hint">{pastWords.row({ number: row.id })}</span>
            </strong>
            <span className="hint break-words">{row.cells.filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {rows?.length === 0 && <p className="empty">{pastWords.noRow}</p>}
      {rows && rows.length > 0 && rows.length < counts[fate] && (
        <p className="mt-3">
          <button className="btn" type="button" onClick={more}>
            {pastWords.moreRows}
          </button>
        </p>
      )}
    </details>
  )
}

function fateName(fate: PastFate, count: number): string {
  const number = formatCount(count)
  if (fate === 'ready') return pastWords.ready({ number })
  return fate === 'known' ? pastWords.known({ number }) : pastWords.refused({ number })
}
