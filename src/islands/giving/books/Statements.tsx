import { useCallback, useState } from 'react'
import { readStatement, saveArchive } from '../../../lib/api/giving/pdf.ts'
import type { GiverAnswer } from '../../../lib/contract/giving/books-count.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { today } from '../../../lib/time/today.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { GiverSearch } from './GiverSearch.tsx'
import { Period } from './Period.tsx'
import { Statement } from './Statement.tsx'

/** A member's statement, for the treasurer. */
export function Statements() {
  const [giver, setGiver] = useState<GiverAnswer>()
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>Giving Statements</h2>
      <p className="no-print">
        What a member gave, to print or to save. Every look is logged, and the member can ask who looked.
      </p>
      <div className="field no-print">
        <GiverSearch id="statement-of" label="Member" choose={setGiver} />
      </div>
      {giver && <Of giver={giver} key={giver.id} />}
      <OfEverybody />
    </div>
  )
}

/** The statements of everybody, with those of people without an account, as one archive. */
function OfEverybody() {
  const [{ from, to }, setDays] = useState(lastYear)
  const [progress, setProgress] = useState('')
  const [busy, act] = useAct()
  const save = () =>
    saveArchive({ from, to }, (files, bytes) =>
      setProgress(`${countOf(files, 'file')}, ${(bytes / 1_000_000).toFixed(1)} MB so far`),
    ).finally(() => setProgress(''))
  return (
    <section className="card grid gap-4 p-4 no-print" aria-labelledby="of-everybody">
      <h3 id="of-everybody">All statements</h3>
      <p>
        One PDF for each who gave, also for people without an account, and a list of them, in one file. It is
        logged. Keep the file where nobody else can open it.
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <Period from={from} to={to} choose={setDays} />
        <button className="btn" type="button" disabled={busy} onClick={() => void act(save, 'Downloaded')}>
          Download all statements
        </button>
      </div>
      <p role="status">{progress}</p>
    </section>
  )
}

/** The year before in January, when its statements are made; the running one later. */
function lastYear() {
  const now = today()
  const year = now.slice(5, 7) === '01' ? Number(now.slice(0, 4)) - 1 : now.slice(0, 4)
  return { from: `${year}-01-01`, to: now.slice(5, 7) === '01' ? `${year}-12-31` : now }
}

function Of({ giver }: { giver: GiverAnswer }) {
  const [{ from, to }, setDays] = useState(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }))
  const load = useCallback(() => readStatement(from, to, giver.id), [from, to, giver.id])
  const { data: statement } = useOnOpen(useLoaded(load, 'The statement could not be loaded.'))
  return (
    <>
      <div className="flex flex-wrap items-end gap-4 no-print">
        <Period from={from} to={to} choose={setDays} />
      </div>
      {statement && <Statement statement={statement} person={giver.id} />}
    </>
  )
}
