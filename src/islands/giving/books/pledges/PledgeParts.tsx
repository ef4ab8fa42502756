import { type ReactNode, useCallback } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { addPart, readParts, removePart } from '../../../../lib/api/giving/pledges.ts'
import type { PartAnswer, PledgeRowAnswer } from '../../../../lib/contract/giving/pledge.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { pledgeWords } from './messages.ts'

type Props = { pledge: PledgeRowAnswer; changed: () => unknown; close: () => void }

/** The parts of a pledge, and what else its giver gave to its fund. */
export function PledgeParts({ pledge, changed, close }: Props) {
  const { id, name, campaign_title, paid, amount } = pledge
  const load = useCallback(() => readParts(id), [id])
  const { data: parts, edit } = useOnOpen(useLoaded(load, pledgeWords.paymentsCouldNotBe))
  const change = async (call: typeof addPart, entry: number) => {
    const all = await call(id, entry)
    edit(() => all)
  }
  const payments = useActs<PartAnswer>({
    acts: [
      {
        name: pledgeWords.removePayment,
        danger: true,
        ask: (part) => ({
          title: pledgeWords.removePaymentOfAmount({ amount: formatMoney(part.amount) }),
          act: pledgeWords.removePayment,
          text: <p>{pledgeWords.receiptCountsForThis({ receipt: part.receipt })}</p>,
          failure: pledgeWords.paymentWasNotRemoved,
        }),
        call: (part) => change(removePart, part.id),
        toast: pledgeWords.paymentRemoved,
      },
    ],
    nameOf: ({ receipt }) => receipt,
    changed,
  })
  const others = useActs<PartAnswer>({
    acts: [
      {
        name: pledgeWords.addPayment,
        call: (part) => change(addPart, part.id),
        toast: pledgeWords.paymentAdded,
      },
    ],
    nameOf: ({ receipt }) => receipt,
    changed,
  })
  return (
    <Dialog title={`${name || pledgeWords.pledge}: ${campaign_title}`} close={close}>
      <div className="grid gap-4">
        <p>{pledgeWords.amountOfAmount2Was({ amount: formatMoney(paid), amount2: formatMoney(amount) })}</p>
        <Lines title={pledgeWords.payments} none={pledgeWords.nothingWasPaidYet} lines={parts?.parts ?? []}>
          {payments.actions}
        </Lines>
        <Lines
          title={pledgeWords.otherGiftsToThis}
          none={
            pledge.account === null ? pledgeWords.thereIsNothingWithout : pledgeWords.thisMemberGaveNothing
          }
          lines={parts?.others ?? []}
        >
          {others.actions}
        </Lines>
        {payments.opened}
      </div>
    </Dialog>
  )
}

type LinesProps<Line> = {
  title: string
  none: string
  lines: readonly Line[]
  children: (line: Line) => ReactNode
}

function Lines<Line extends PartAnswer & { giver?: string }>({
  title,
  none,
  lines,
  children,
}: LinesProps<Line>) {
  return (
    <section className="grid gap-2">
      <h3>{title}</h3>
      {lines.length === 0 && <p className="empty">{none}</p>}
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li className="flex flex-wrap items-center justify-between gap-2" key={line.id}>
            <span>
              {shownDay(line.day)}: {formatMoney(line.amount)}
              {[line.giver, line.receipt, line.is_taken_back ? 'reversed' : '']
                .filter(Boolean)
                .map((word) => `, ${word}`)
                .join('')}
              {line.given_back > 0 && pledgeWords.amountRefunded({ amount: formatMoney(line.given_back) })}
            </span>
            {children(line)}
          </li>
        ))}
      </ul>
    </section>
  )
}
