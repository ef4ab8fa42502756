import { useCallback, useState } from 'react'
import { readStatement, saveArchive } from '../../../lib/api/giving/pdf.ts'
import type { GiverAnswer } from '../../../lib/contract/giving/books-count.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { today } from '../../../lib/time/today.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { GiverSearch } from './GiverSearch.tsx'
import { bookWords } from './messages.ts'
import { Period } from './Period.tsx'
import { Statement } from './Statement.tsx'

/** A member's statement, for the treasurer. */
export function Statements() {
  const [giver, setGiver] = useState<GiverAnswer>()
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{bookWords.givingStatements}</h2>
      <p className="no-print">{bookWords.whatMemberGaveTo}</p>
      <div className="field no-print">
        <GiverSearch id="statement-of" label={bookWords.member} choose={setGiver} />
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
      setProgress(
        bookWords.filesBytesMbSo({
          files: bookWords.numberFiles({ count: files, number: formatCount(files) }),
          bytes: (bytes / 1_000_000).toFixed(1),
        }),
      ),
    ).finally(() => setProgress(''))
  return (
    <section className="card grid gap-4 p-4 no-print" aria-labelledby="of-everybody">
      <h3 id="of-everybody">{bookWords.allStatements}</h3>
      <p>{bookWords.onePdfForEach}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Period from={from} to={to} choose={setDays} />
        <button
          className="btn"
          type="button"
          disabled={busy}
          onClick={() => void act(save, bookWords.downloaded)}
        >
          {bookWords.downloadAllStatements}
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
  const { data: statement } = useOnOpen(useLoaded(load, bookWords.statementCouldNotBe))
  return (
    <>
      <div className="flex flex-wrap items-end gap-4 no-print">
        <Period from={from} to={to} choose={setDays} />
      </div>
      {statement && <Statement statement={statement} person={giver.id} />}
    </>
  )
}
