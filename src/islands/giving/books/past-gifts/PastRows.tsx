import { useCallback, useState } from 'react'
import { readPastRows } from '../../../../lib/api/giving/past-gifts.ts'
import { type PastFate, type PastImportAnswer, pastFates } from '../../../../lib/contract/giving/past-gift.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { FatePart } from './FatePart.tsx'
import { pastWords } from './messages.ts'
import { usePart } from './usePart.ts'

/** How many rows have each fate, and the rows of one of them with why. */
export function PastRows({ list: { id, counts } }: { list: PastImportAnswer }) {
  const [fate, setFate] = useState<PastFate>(counts.refused > 0 ? 'refused' : 'ready')
  const read = useCallback((of: PastFate, offset: number) => readPastRows(id, of, offset), [id])
  const { rows, more } = usePart(read, fate)
  return (
    <FatePart
      title={pastWords.rows}
      isOpen={counts.refused > 0}
      fates={pastFates}
      fate={fate}
      choose={setFate}
      nameOf={(one) => fateName(one, counts[one])}
      rows={rows}
      count={counts[fate]}
      none={pastWords.noRow}
      more={{ name: pastWords.moreRows, press: more }}
      show={(row) => (
        <li className="card grid gap-1 p-3" key={row.id}>
          <strong className="break-words">
            {row.why} <span className="hint">{pastWords.row({ number: row.id })}</span>
          </strong>
          <span className="hint break-words">{row.cells.filter(Boolean).join(' · ')}</span>
        </li>
      )}
    />
  )
}

function fateName(fate: PastFate, count: number): string {
  const number = formatCount(count)
  if (fate === 'ready') return pastWords.ready({ number })
  return fate === 'known' ? pastWords.known({ number }) : pastWords.refused({ number })
}
