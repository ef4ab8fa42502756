import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { bringPastGifts } from '../../../../lib/contract/giving/calls/past-gifts.ts'
import type { PastImportAnswer } from '../../../../lib/contract/giving/past-gift.ts'
import type { Make } from './make.ts'
import { pastWords } from './messages.ts'

type Props = { list: PastImportAnswer; busy: boolean; make: Make }

/** What has to be agreed to before a file is brought over, and the button that does it. */
export function ImportForm({ list: { id, version, counts, givers, funds }, busy, make }: Props) {
  const [inStatements, setInStatements] = useState(true)
  const [unnamed, setUnnamed] = useState(false)
  const [leaveOut, setLeaveOut] = useState(false)
  const isOpen = funds.some(({ is_open }) => is_open)
  const isReady =
    counts.ready > 0 &&
    !isOpen &&
    givers.choose === 0 &&
    (givers.unknown === 0 || unnamed) &&
    (counts.refused === 0 || leaveOut)
  const bring = () => {
    const body = { version, in_statements: inStatements, unnamed, leave_out: leaveOut }
    make(() => call(bringPastGifts, { id, body }), pastWords.imported)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Choice is={inStatements} set={setInStatements} words={pastWords.inStatements} />
      {givers.unknown > 0 && (
        <Choice is={unnamed} set={setUnnamed} words={pastWords.unnamed({ count: givers.unknown })} />
      )}
      {counts.refused > 0 && (
        <Choice is={leaveOut} set={setLeaveOut} words={pastWords.leaveOut({ count: counts.refused })} />
      )}
      <p>
        <button className="btn btn-primary" type="button" disabled={busy || !isReady} onClick={bring}>
          {pastWords.importGifts({ count: counts.ready })}
        </button>
      </p>
      {isOpen && <p className="hint">{pastWords.fundsFirst}</p>}
      {givers.choose > 0 && <p className="hint">{pastWords.chooseFirst}</p>}
      <p className="hint">{pastWords.whole}</p>
    </div>
  )
}

function Choice({ is, set, words }: { is: boolean; set: (is: boolean) => void; words: string }) {
  return (
    <label className="choice">
      <input type="checkbox" checked={is} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      {words}
    </label>
  )
}
