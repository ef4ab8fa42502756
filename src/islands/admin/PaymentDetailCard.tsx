import type { Decision } from '../../lib/api/giving/payment-details.ts'
import type { PaymentDetailAnswer } from '../../lib/contract/giving/payment-details.ts'
import { dayAndTime } from '../website/page-editor/publishing/church-clock.ts'
import { waitsFor } from '../website/page-editor/publishing/waits-for.ts'
import { adminWords } from './messages.ts'

type Props = { change: PaymentDetailAnswer; decide: (verdict: Decision) => void }

/** A change of payment details: where, who, when, what stands there and what is to stand there, and what can be done. */
export function PaymentDetailCard({ change, decide }: Props) {
  const { id, place, asked_by, asked_at, old, new: now, may_approve, may_decline, undo_until } = change
  const at = `payment-detail-${id}`
  const button = (verdict: Decision, name: string, look = 'btn') => (
    <button className={look} type="button" aria-describedby={at} onClick={() => decide(verdict)}>
      {name}
    </button>
  )
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-bold" id={at}>
          {place}
        </h3>
        <span className={`badge ${undo_until ? 'badge-forest' : 'badge-gold'}`}>
          {undo_until ? adminWords.active : adminWords.waiting}
        </span>
      </div>
      <p className="text-ink-soft">
        {asked_by
          ? adminWords.askedbyChangedItOn({ askedBy: asked_by, when: dayAndTime(asked_at) })
          : adminWords.deletedAccountChangedIt({ when: dayAndTime(asked_at) })}{' '}
        {stateWords(change)}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Lines title={adminWords.before} lines={old} />
        <Lines title={adminWords.newWord} lines={now} />
      </div>
      <p className="flex flex-wrap gap-3">
        {may_approve && button('approve', adminWords.approve, 'btn btn-primary')}
        {may_decline && button('decline', may_approve ? adminWords.decline : adminWords.withdraw)}
        {undo_until && button('undo', adminWords.undo)}
      </p>
    </li>
  )
}

function stateWords({ state, decided_by, undo_until, ...change }: PaymentDetailAnswer): string {
  if (undo_until)
    return decided_by
      ? adminWords.decidedbyApprovedItIt({ decidedBy: decided_by, when: dayAndTime(undo_until) })
      : adminWords.itCanBeUndone({ when: dayAndTime(undo_until) })
  return state === 'approved'
    ? adminWords.decidedbyApprovedItFor({ decidedBy: decided_by })
    : waitsFor(change)
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <p className="label">{title}</p>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{adminWords.nothing}</p>
      ) : (
        <ul className="grid gap-1">
          {[...new Set(lines)].map((line) => (
            <li className="wrap-anywhere" key={line}>
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
