import { useState } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { readMe } from '../../../lib/api/accounts/me.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { layDownAssistance } from '../../../lib/contract/groups/calls/assistants.ts'
import type { LedFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { storeAnsweredAccount } from '../../../stores/store-account.ts'
import { notifyOnNextPage } from '../../../stores/toasts.ts'
import { leaderWords } from './messages.ts'

/** Says whom the reader assists, and lets them lay it down. */
export function Assisting({ fellowship: { name, leader_name } }: { fellowship: LedFellowship }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="notice flex flex-wrap items-center justify-between gap-3">
      {leader_name ? (
        <p>
          {leaderWords.assist({ name: leader_name })[0]}
          <strong>{leaderWords.assist({ name: leader_name })[1]}</strong>
          {leaderWords.assist({ name: leader_name })[2]}
        </p>
      ) : (
        <p>{leaderWords.assistNobody}</p>
      )}
      <button className="btn" type="button" onClick={() => setLeaving(true)}>
        {leaderWords.stopAssisting}
      </button>
      {leaving && (
        <Confirm
          title={leaderWords.stopAssistingQuestion}
          act={leaderWords.stopAssisting}
          confirm={async () => {
            await call(layDownAssistance)
            await readMe().then(storeAnsweredAccount).catch(console.error)
            notifyOnNextPage('success', leaderWords.assistNoMore({ name }))
            location.assign('/dashboard')
          }}
          refused={whyRefused}
          close={() => setLeaving(false)}
        >
          <p>{leaderWords.stayMember({ name })}</p>
        </Confirm>
      )}
    </div>
  )
}
