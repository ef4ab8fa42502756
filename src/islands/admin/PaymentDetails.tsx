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
import { adminWords } from './messages.ts'
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
        {adminWords.paymentDetails}
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

type Words = { title: (place: string) => string; act: string; what: string; done: string }

const words = (): Record<Decision, Words> => ({
  approve: {
    title: (place) => adminWords.approveChangeOfPlace({ place }),
    act: adminWords.approveChange,
    what: adminWords.visitorsReadItFrom,
    done: adminWords.approved,
  },
  decline: {
    title: (place) => adminWords.declineChangeOfPlace({ place }),
    act: adminWords.declineChange,
    what: adminWords.visitorsGoOnReading,
    done: adminWords.declined,
  },
  undo: {
    title: (place) => adminWords.undoChangeOfPlace({ place }),
    act: adminWords.undoChange,
    what: adminWords.visitorsReadAgainWhat,
    done: adminWords.undone,
  },
})

function Decide({ change, verdict, done, close }: Deciding & { done: () => void; close: () => void }) {
  const { title, act, what, done: toast } = words()[verdict]
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
        return tellRefusal(error, adminWords.nothingWasChangedPlease)
      }}
      close={close}
    >
      <p>{what}</p>
    </Confirm>
  )
}
