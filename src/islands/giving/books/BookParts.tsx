import type { ComponentType } from 'react'
import { useHashWord, writeHashWords } from '../../../components/staff/useHash.ts'
import { readMay } from '../../../lib/api/giving/pdf.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

type Part = readonly [id: string, name: string, shown: ComponentType<{ isTreasurer: boolean }>]

type Props = {
  legend: string
  /** The first is open at first; its id is ''. */
  parts: readonly [Part, ...Part[]]
  /** Words of the address that belong to one part, and go with it. */
  drops?: readonly string[]
}

/** A section of the books in parts, each with an address of its own (`#…?part=…`), for treasurers and signatories. */
export function BookParts({ legend, parts, drops = [] }: Props) {
  const word = useHashWord('part')
  const [open, , Shown] = parts.find(([id]) => id === word) ?? parts[0]
  const { data: may } = useOnOpen(useLoaded(readMay))
  const dropped = Object.fromEntries(drops.map((name) => [name, '']))
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset className="flex flex-wrap gap-2 no-print">
        <legend className="sr-only">{legend}</legend>
        {parts.map(([id, name]) => (
          <button
            className={id === open ? 'btn btn-primary' : 'btn'}
            key={id}
            type="button"
            aria-pressed={id === open}
            onClick={() => writeHashWords({ ...dropped, part: id })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {may && <Shown isTreasurer={may.includes('treasurer')} key={open} />}
    </div>
  )
}
