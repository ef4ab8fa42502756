import { useCallback, useState } from 'react'
import { readStatement } from '../../lib/api/statements.ts'
import type { GiverAnswer } from '../../lib/contract/books-count.ts'
import { today } from '../../lib/today.ts'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'
import { GiverSearch } from './GiverSearch.tsx'
import { Period } from './Period.tsx'
import { Statement } from './Statement.tsx'

/** A member's statement, for the treasurer. */
export function Statements() {
  const [giver, setGiver] = useState<GiverAnswer>()
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>Statements</h2>
      <p className="no-print">
        What a member gave, to print or to save. Every look is logged, and the member can ask who looked.
      </p>
      <div className="field no-print">
        <GiverSearch id="statement-of" label="Whose statement" choose={setGiver} />
      </div>
      {giver && <Of giver={giver} key={giver.id} />}
    </div>
  )
}

function Of({ giver }: { giver: GiverAnswer }) {
  const [{ from, to }, setDays] = useState(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }))
  const load = useCallback(() => readStatement(from, to, giver.id), [from, to, giver.id])
  const { found } = useOnOpen(useLoaded(load, 'The statement could not be loaded.'))
  return (
    <>
      <div className="flex flex-wrap items-end gap-4 no-print">
        <Period from={from} to={to} choose={setDays} />
      </div>
      {found && <Statement statement={found} />}
    </>
  )
}
