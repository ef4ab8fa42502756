import { useState } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { startAgain } from '../../../lib/contract/settings/calls/look-around.ts'
import { clearSession } from '../../../stores/session-acts.ts'

/** The button that puts the sample church back as it was, for its admin. */
export function StartAgain() {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button className="btn" type="button" onClick={() => setAsks(true)}>
        Start again
      </button>
      {asks && (
        <Confirm
          title="Put the sample church back as it was?"
          act="Start again"
          confirm={putBack}
          refused={whyRefused}
          close={() => setAsks(false)}
        >
          <p>
            Everything that anybody has changed here since it was made is deleted: people, books, pages,
            files.
          </p>
          <p>Everybody is signed out, you among them. It takes a few seconds.</p>
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
