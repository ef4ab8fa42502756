import { type ReactNode, useCallback } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { addPart, readParts, removePart } from '../../../../lib/api/giving/pledges.ts'
import type { PartAnswer, PledgeRowAnswer } from '../../../../lib/contract/giving/pledge.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'

type Props = { pledge: PledgeRowAnswer; changed: () => unknown; close: () => void }

/** The parts of a pledge, and what else its giver gave to its fund. */
export function PledgeParts({ pledge, changed, close }: Props) {
  const { id, name, campaign_title, paid, amount } = pledge
  const load = useCallback(() => readParts(id), [id])
  const { data: parts, edit } = useOnOpen(useLoaded(load, 'The payments could not be loaded.'))
  const change = async (call: typeof addPart, entry: number) => {
    const all = await call(id, entry)
    edit(() => all)
  }
  const payments = useActs<PartAnswer>({
    acts: [
      {
        name: 'Remove payment',
        danger: true,
        ask: (part) => ({
          title: `Remove the payment of ${formatMoney(part.amount)}?`,
          act: 'Remove payment',
          text: (
            <p>
              {part.receipt} counts for this pledge no more. The gift stays in the books, and you can add it
              again.
            </p>
          ),
          failure: 'The payment was not removed',
        }),
        call: (part) => change(removePart, part.id),
        toast: 'Payment removed',
      },
    ],
    nameOf: ({ receipt }) => receipt,
    changed,
  })
  const others = useActs<PartAnswer>({
    acts: [{ name: 'Add payment', call: (part) => change(addPart, part.id), toast: 'Payment added' }],
    nameOf: ({ receipt }) => receipt,
    changed,
  })
  return (
    <Dialog title={`${name || 'Pledge'}: ${campaign_title}`} close={close}>
      <div className="grid gap-4">
        <p>
          {formatMoney(paid)} of {formatMoney(amount)} was paid when this was opened.
        </p>
        <Lines title="Payments" none="Nothing was paid yet." lines={parts?.parts ?? []}>
          {payments.actions}
        </Lines>
        <Lines
          title="Other gifts to this fund"
          none={
            pledge.account === null
              ? 'There is nothing without an account for this fund.'
              : 'This member gave nothing else for this fund.'
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
              {formatDay(line.day)}: {formatMoney(line.amount)}
              {[line.giver, line.receipt, line.is_taken_back ? 'reversed' : '']
                .filter(Boolean)
                .map((word) => `, ${word}`)
                .join('')}
              {line.given_back > 0 && `, ${formatMoney(line.given_back)} refunded`}
            </span>
            {children(line)}
          </li>
        ))}
      </ul>
    </section>
  )
}
