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
      <p>
        You assist {leader_name ? <strong>{leader_name}</strong> : 'the leader'}.{' '}
        {!leader_name && 'There is no leader at the moment. You go on until a new one decides.'}
      </p>
      <button className="btn" type="button" onClick={() => setLeaving(true)}>
        {leaderWords.stopAssisting}
      </button>
      {leaving && (
        <Confirm
          title={leaderWords.stopAssisting2}
          act={leaderWords.stopAssisting}
          confirm={async () => {
            await call(layDownAssistance)
            await readMe().then(storeAnsweredAccount).catch(console.error)
            notifyOnNextPage('success', `You do not assist in ${name} any more. Thank you for what you did.`)
            location.assign('/dashboard')
          }}
          refused={whyRefused}
          close={() => setLeaving(false)}
        >
          <p>You stay a member of {name}. What you have taken over goes back to the leader.</p>
        </Confirm>
      )}
    </div>
  )
}
