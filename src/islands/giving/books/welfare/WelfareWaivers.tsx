import { useState } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { agreeToWaiver, listWaivers, readReason } from '../../../../lib/api/giving/welfare.ts'
import type { WaiverAnswer } from '../../../../lib/contract/giving/welfare.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { welfareWords } from './messages.ts'
import type { BookRights } from './rights.ts'

/** Months whose dues are waived. The reason is shown to the signatories of its day alone. */
export function WelfareWaivers(_: BookRights) {
  const { data: waivers, edit } = useOnOpen(useLoaded(listWaivers, welfareWords.waiversCouldNotBe))
  const [reason, setReason] = useState('')
  const { actions } = useActs<WaiverAnswer>({
    acts: [
      {
        name: welfareWords.viewReason,
        when: ({ may_read }) => may_read,
        call: async ({ id }) => setReason(await readReason(id)),
        toast: welfareWords.yourLookIsLogged,
      },
      {
        name: welfareWords.agree,
        when: ({ may_agree }) => may_agree,
        call: async ({ id }) => {
          const all = await agreeToWaiver(id)
          edit(() => all)
        },
        toast: welfareWords.duesAreWaived,
      },
    ],
    nameOf: ({ name }) => name,
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{welfareWords.waivers}</h2>
      {waivers?.length === 0 && <p className="empty">{welfareWords.noDuesAreWaived}</p>}
      <ul className="grid gap-3">
        {waivers?.map((waiver) => (
          <li className="card grid gap-2 p-4" key={waiver.id}>
            <strong>{waiver.name}</strong>
            <span>
              {welfareWords.monthsOf({
                from: shownTime(monthName(waiver.from_month)),
                to: shownTime(monthName(waiver.to_month)),
              })}{' '}
              {waiver.agreed_by
                ? welfareWords.byGrantedbyAndAgreedby({
                    grantedBy: grantedBy(waiver),
                    agreedBy: waiver.agreed_by,
                  })
                : welfareWords.askedForByGrantedby({ grantedBy: grantedBy(waiver) })}
            </span>
            <span className="flex flex-wrap gap-2">{actions(waiver)}</span>
          </li>
        ))}
      </ul>
      {reason && (
        <Dialog title={welfareWords.whyDuesAreWaived} close={() => setReason('')}>
          <p className="whitespace-pre-line">{reason}</p>
        </Dialog>
      )}
    </div>
  )
}

const grantedBy = ({ granted_by }: WaiverAnswer): string => granted_by || welfareWords.deletedAccount
