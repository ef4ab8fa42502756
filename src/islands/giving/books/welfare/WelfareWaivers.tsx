import { useState } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { agreeToWaiver, listWaivers, readReason } from '../../../../lib/api/giving/welfare.ts'
import type { WaiverAnswer } from '../../../../lib/contract/giving/welfare.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import type { BookRights } from './rights.ts'

/** Months whose dues are waived. The reason is shown to the signatories of its day alone. */
export function WelfareWaivers(_: BookRights) {
  const { data: waivers, edit } = useOnOpen(useLoaded(listWaivers, 'The waivers could not be loaded.'))
  const [reason, setReason] = useState('')
  const { actions } = useActs<WaiverAnswer>({
    acts: [
      {
        name: 'View reason',
        when: ({ may_read }) => may_read,
        call: async ({ id }) => setReason(await readReason(id)),
        toast: 'Your look is logged',
      },
      {
        name: 'Agree',
        when: ({ may_agree }) => may_agree,
        call: async ({ id }) => {
          const all = await agreeToWaiver(id)
          edit(() => all)
        },
        toast: 'The dues are waived',
      },
    ],
    nameOf: ({ name }) => name,
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>Waivers</h2>
      {waivers?.length === 0 && (
        <p className="empty">No dues are waived. A signatory waives them under “Dues”.</p>
      )}
      <ul className="grid gap-3">
        {waivers?.map((waiver) => (
          <li className="card grid gap-2 p-4" key={waiver.id}>
            <strong>{waiver.name}</strong>
            <span>
              {monthName(waiver.from_month)} to {monthName(waiver.to_month)},{' '}
              {waiver.agreed_by
                ? `by ${waiver.granted_by || 'a deleted account'} and ${waiver.agreed_by}`
                : `asked for by ${waiver.granted_by || 'a deleted account'}: a second signatory has to agree`}
            </span>
            <span className="flex flex-wrap gap-2">{actions(waiver)}</span>
          </li>
        ))}
      </ul>
      {reason && (
        <Dialog title="Why the dues are waived" close={() => setReason('')}>
          <p className="whitespace-pre-line">{reason}</p>
        </Dialog>
      )}
    </div>
  )
}
