import { useEffect, useState } from 'react'
import { Confirm } from '../../components/ui/Confirm.tsx'
import {
  type Decision,
  decidePaymentDetails,
  listPaymentDetails,
} from '../../lib/api/giving/payment-details.ts'
import { logUnlessUnknown } from '../../lib/api/unknown-call.ts'
import type { PaymentDetailAnswer } from '../../lib/contract/giving/payment-details.ts'
import { notify } from '../../stores/toasts.ts'
import { tellRefusal } from '../staff/refusal.ts'
import { PaymentDetailCard } from './PaymentDetailCard.tsx'

type Deciding = { change: PaymentDetailAnswer; verdict: Decision }

/** What waits for a second person, or can still be undone, of what tells people where money goes; nothing where there is none. */
export function PaymentDetails() {
  const [all, setAll] = useState<PaymentDetailAnswer[]>([])
  const [deciding, setDeciding] = useState<Deciding>()
  const load = () => listPaymentDetails().then(setAll, logUnlessUnknown)
  useEffect(() => {
    listPaymentDetails().then(setAll, logUnlessUnknown)
  }, [])
  const open = all.filter(({ may_decline, undo_until }) => may_decline || undo_until !== null)
  if (open.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="payment-details">
      <h2 className="text-xl" id="payment-details">
        Payment details
      </h2>
      <ul className="grid gap-4">
        {open.map((change) => (
          <PaymentDetailCard
            key={change.id}
            change={change}
            decide={(verdict) => setDeciding({ change, verdict })}
          />
        ))}
      </ul>
      {deciding && <Decide {...deciding} done={() => void load()} close={() => setDeciding(undefined)} />}
    </section>
  )
}

const words: Record<Decision, { title: (place: string) => string; act: string; what: string; done: string }> =
  {
    approve: {
      title: (place) => `Approve the change of ${place}?`,
      act: 'Approve change',
      what: 'Visitors read it from now on. Ask whoever made it whether it is theirs, by voice, before you approve it.',
      done: 'Approved',
    },
    decline: {
      title: (place) => `Decline the change of ${place}?`,
      act: 'Decline change',
      what: 'Visitors go on reading what stands there now. Of a page it stays as the draft.',
      done: 'Declined',
    },
    undo: {
      title: (place) => `Undo the change of ${place}?`,
      act: 'Undo change',
      what: 'Visitors read again what stood there before, whatever was changed there since.',
      done: 'Undone',
    },
  }

function Decide({ change, verdict, done, close }: Deciding & { done: () => void; close: () => void }) {
  const { title, act, what, done: toast } = words[verdict]
  return (
    <Confirm
      title={title(change.place)}
      act={act}
      danger={verdict !== 'approve'}
      confirm={async () => {
        await decidePaymentDetails(change, verdict)
        done()
        notify.success(toast)
      }}
      refused={(error) => {
        done()
        return tellRefusal(error, 'Nothing was changed. Please try again.')
      }}
      close={close}
    >
      <p>{what}</p>
    </Confirm>
  )
}
