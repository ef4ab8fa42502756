import { useEffect, useState } from 'react'
import { QrCode } from '../../../components/ui/QrCode.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { call } from '../../../lib/api/call.ts'
import { readCare } from '../../../lib/contract/care/calls/care.ts'
import type { CareAnswer } from '../../../lib/contract/care/care.ts'
import { careWords } from './messages.ts'

/** The code for the wall, which leads to the newcomers' own card. Printing leaves the rest of the page out. */
export function CardCode() {
  const awake = useHydrated()
  const [branches, setBranches] = useState<CareAnswer['branches']>([])
  const [branch, setBranch] = useState('')
  useEffect(() => {
    call(readCare).then((answer) => setBranches(answer.branches), console.error)
  }, [])
  if (!awake) return null
  // A reader of one branch gets its code without a choice.
  const of = branches.length === 1 ? String(branches[0]?.id) : branch
  const address = new URL(of ? `/welcome-card?branch=${of}` : '/welcome-card', location.href).href
  return (
    <section className="card-code grid max-w-prose justify-items-center gap-4" aria-labelledby="card-code">
      <h2 className="no-print" id="card-code">
        {careWords.newcomerQrCode}
      </h2>
      <p className="no-print">{careWords.newcomersScanWriteTheir}</p>
      {branches.length > 1 && (
        <div className="field no-print w-full">
          <label htmlFor="code-branch">{careWords.branch}</label>
          <select
            className="input"
            id="code-branch"
            value={branch}
            onChange={({ currentTarget }) => setBranch(currentTarget.value)}
          >
            <option value="">{careWords.wholeChurch}</option>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <p className="card-code-words">{careWords.firstTimeUsScan}</p>
      <QrCode text={address} label={careWords.codeLeadsWelcomeCard} className="card-code-qr w-60" />
      <p className="break-all text-center">
        <a href={address}>{address}</a>
      </p>
      <button className="btn no-print" type="button" onClick={() => print()}>
        {careWords.printCode}
      </button>
    </section>
  )
}
