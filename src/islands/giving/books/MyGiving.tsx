import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { readMay, readStatement } from '../../../lib/api/giving/pdf.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { today } from '../../../lib/time/today.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { myGivingWords } from './messages.ts'
import { Period } from './Period.tsx'
import { Statement } from './Statement.tsx'

const MyPledges = lazy(() =>
  import('./pledges/MyPledges.tsx').then((module) => ({ default: module.MyPledges })),
)
const MyRepeats = lazy(() => import('./MyRepeats.tsx').then((module) => ({ default: module.MyRepeats })))
const OwnWelfare = lazy(() =>
  import('./welfare/OwnWelfare.tsx').then((module) => ({ default: module.OwnWelfare })),
)

/** What the member gave, for any time, with receipts. */
export function MyGiving() {
  const awake = useHydrated()
  const [mayOpen, setMayOpen] = useState(false)
  useEffect(() => {
    if (isUsed('books')) readMay().then((may) => setMayOpen(may.length > 0), logUnlessUnknown)
  }, [])
  return (
    <div className="grid grid-cols-1 gap-5">
      {mayOpen && (
        <p className="no-print">
          <a className="more" href="/books">
            {myGivingWords.toBooks}
          </a>
        </p>
      )}
      {awake && (
        <>
          <Suspense>{isUsed('pledges') && <MyPledges />}</Suspense>
          <Suspense>{isUsed('giving') && <MyRepeats />}</Suspense>
          {isUsed('books') && <OwnStatement />}
          <Suspense>{isUsed('welfare') && <OwnWelfare />}</Suspense>
        </>
      )}
      <p className="hint no-print">{myGivingWords.guests}</p>
    </div>
  )
}

function OwnStatement() {
  const [{ from, to }, setDays] = useState(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }))
  const load = useCallback(() => readStatement(from, to), [from, to])
  const { data: giving, isHere } = useOnOpen(useLoaded(load, myGivingWords.notLoaded))
  if (!isHere) return <NotHere />
  return (
    <>
      <div className="flex flex-wrap items-end gap-4 no-print">
        <Period from={from} to={to} choose={setDays} />
      </div>
      {giving ? (
        <Statement statement={giving} />
      ) : (
        <div
          className="skeleton min-h-40"
          role="status"
          aria-busy="true"
          aria-label={myGivingWords.loading}
        />
      )}
    </>
  )
}
