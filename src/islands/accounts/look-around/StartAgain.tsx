import { useState } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { startAgain } from '../../../lib/contract/settings/calls/look-around.ts'
import { clearSession } from '../../../stores/session-acts.ts'
import { lookAroundWords } from './messages.ts'

/** The button that puts the sample church back as it was, for its admin. */
export function StartAgain() {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button className="btn" type="button" onClick={() => setAsks(true)}>
        {lookAroundWords.startAgain}
      </button>
      {asks && (
        <Confirm
          title={lookAroundWords.startAgainTitle}
          act={lookAroundWords.startAgain}
          confirm={putBack}
          refused={whyRefused}
          close={() => setAsks(false)}
        >
          <p>{lookAroundWords.deleted}</p>
          <p>{lookAroundWords.signedOut}</p>
        </Confirm>
      )}
    </>
  )
}

/** Leaves for the login, which says that the church is being put back, and shows itself again when it is. */
async function putBack(): Promise<void> {
  await call(startAgain)
  clearSession()
  location.replace('/login')
}
