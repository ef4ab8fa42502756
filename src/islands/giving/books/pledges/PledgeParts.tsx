import { type ReactNode, useCallback } from 'react'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { addPart, readParts, removePart } from '../../../../lib/api/giving/pledges.ts'
import type { PartAnswer, PledgeRowAnswer } from '../../../../lib/contract/giving/pledge.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'

type Props = { pledge: PledgeRowAnswer; changed: () => void; close: () => void }

/** The parts of a pledge, and what else its giver gave to its fund. */
export function PledgeParts({ pledge, changed, close }: Props) {
  const { id, name, campaign_title, paid, amount } = pledge
  const load = useCallback(() => readParts(id), [id])
  const { found, edit } = useOnOpen(useLoaded(load, 'The payments could not be loaded.'))
  const [busy, act] = useAct()
  const change = (call: typeof addPart, entry: number, said: string) =>
    void act(async () => {
      const all = await call(id, entry)
      edit(() => all)
      changed()
    }, said)
  return (
    <Dialog title={`${name || 'Pledge'}: ${campaign_title}`} close={close}>
      <div className="grid gap-4">
        <p>
          {formatMoney(paid)} of {formatMoney(amount)} was paid when this was opened.
        </p>
        <Lines title="Payments" none="Nothing was paid yet." lines={found?.parts ?? []}>
          {(part) => (
            <RowAct
              name="Remove payment"
              of={part.receipt}
              busy={busy}
              danger
              act={() => change(removePart, part.id, 'Payment removed')}
            />
          )}
        </Lines>
        <Lines
          title="Other gifts to this fund"
          none={
            pledge.account === null
              ? 'There is nothing without an account for this fund.'
              : 'This member gave nothing else for this fund.'
          }
          lines={found?.others ?? []}
        >
          {(part) => (
            <RowAct
              name="Add payment"
              of={part.receipt}
              busy={busy}
              act={() => change(addPart, part.id, 'Payment added')}
            />
          )}
        </Lines>
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
