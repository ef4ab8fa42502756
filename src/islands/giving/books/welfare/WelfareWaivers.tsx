import { useState } from 'react'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { agreeToWaiver, listWaivers, readReason } from '../../../../lib/api/giving/welfare.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import type { BookRights } from './rights.ts'

/** Months whose dues are waived. The reason is shown to the signatories of its day alone. */
export function WelfareWaivers(_: BookRights) {
  const { found, edit } = useOnOpen(useLoaded(listWaivers, 'The waivers could not be loaded.'))
  const [reason, setReason] = useState('')
  const [busy, act] = useAct()
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>Waivers</h2>
      {found?.length === 0 && (
        <p className="empty">No dues are waived. A signatory waives them under “Dues”.</p>
      )}
      <ul className="grid gap-3">
        {found?.map((waiver) => (
          <li className="card grid gap-2 p-4" key={waiver.id}>
            <strong>{waiver.name}</strong>
            <span>
              {monthName(waiver.from_month)} to {monthName(waiver.to_month)},{' '}
              {waiver.agreed_by
                ? `by ${waiver.granted_by || 'a deleted account'} and ${waiver.agreed_by}`
                : `asked for by ${waiver.granted_by || 'a deleted account'}: a second signatory has to agree`}
            </span>
            <span className="flex flex-wrap gap-2">
              {waiver.may_read && (
                <RowAct
                  name="View reason"
                  of={waiver.name}
                  busy={busy}
                  act={() =>
                    void act(async () => setReason(await readReason(waiver.id)), 'Your look is logged')
                  }
                />
              )}
              {waiver.may_agree && (
                <RowAct
                  name="Agree"
                  of={waiver.name}
                  busy={busy}
                  act={() =>
                    void act(async () => {
                      const all = await agreeToWaiver(waiver.id)
                      edit(() => all)
                    }, 'The dues are waived')
                  }
                />
              )}
            </span>
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
