import type { ReactNode } from 'react'
import type { WaitingPaymentDetails } from '../../../../lib/contract/giving/payment-details.ts'
import { dayAndTime } from './church-clock.ts'
import { publishingWords } from './messages.ts'
import { waitsFor } from './waits-for.ts'

type Props = { waiting: WaitingPaymentDetails; children?: ReactNode }

/** That something waits for a second person since it tells people where money goes, who may approve it, and what visitors see. */
export function WaitingNotice({ waiting, children }: Props) {
  const { asked_by, asked_at, due_at } = waiting
  return (
    <div className="notice grid justify-items-start gap-3">
      <p>
        <strong>{due_at ? publishingWords.waitsForDay : publishingWords.waitsForSecondPerson}</strong>{' '}
        {asked_by
          ? publishingWords.askedbyChangedOnWhen({ askedBy: asked_by, when: dayAndTime(asked_at) })
          : publishingWords.somebodyChangedOnWhen({ when: dayAndTime(asked_at) })}
        {publishingWords.waitsforUntilThenVisitors({ waitsFor: waitsFor(waiting) })}
      </p>
      {children}
    </div>
  )
}
