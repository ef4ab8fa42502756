import { useCallback, useState } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { call } from '../../../../lib/api/call.ts'
import { saveSpendVoucher, takeSpendStep } from '../../../../lib/api/giving/spending.ts'
import { readSpendVoucher } from '../../../../lib/contract/giving/calls/spending.ts'
import type { SpendVoucherAnswer } from '../../../../lib/contract/giving/spending.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { spendingWords as words } from './messages.ts'
import { Receipts } from './Receipts.tsx'
import { stateName, stepLine } from './states.ts'
import { CancelVoucher, PayVoucher, ReceiveVoucher } from './step-dialogs.tsx'
import { VoucherEditor } from './VoucherEditor.tsx'

type Props = { id: number; close: () => void; changed: () => void }
type Open = 'change' | 'pay' | 'receive' | 'cancel'

/** A voucher: what it says, its steps and receipts, and the button of the step that the reader may do. */
export function VoucherDialog({ id, close, changed }: Props) {
  const load = useCallback(() => call(readSpendVoucher, { id }), [id])
  const { data: voucher, reload } = useOnOpen(useLoaded(load, words.voucherNotLoaded))
  const [open, setOpen] = useState<Open>()
  const show = () => {
    void reload()
    changed()
  }
  if (!voucher)
    return (
      <Dialog title={words.voucher} close={close}>
        <div className="skeleton min-h-80" role="status" aria-busy="true" aria-label={words.loadingVoucher} />
      </Dialog>
    )
  const dialog = { changed: show, outdated: show, close: () => setOpen(undefined) }
  if (open === 'change') return <VoucherEditor voucher={voucher} {...dialog} />
  if (open === 'pay') return <PayVoucher voucher={voucher} {...dialog} />
  if (open === 'receive') return <ReceiveVoucher voucher={voucher} {...dialog} />
  if (open === 'cancel') return <CancelVoucher voucher={voucher} {...dialog} />
  return (
    <Dialog title={`${voucher.number}: ${stateName(voucher.state)}`} close={close}>
      <div className="grid gap-5">
        <Facts voucher={voucher} />
        <Steps voucher={voucher} />
        <Receipts voucher={voucher} changed={show} />
        <Acts voucher={voucher} changed={show} open={setOpen} />
      </div>
    </Dialog>
  )
}

function Facts({ voucher }: { voucher: SpendVoucherAnswer }) {
  const { payee, purpose, amount, in_words, fund, category, asked_by, account, how, reference } = voucher
  const facts: (readonly [title: string, text: string])[] = [
    [words.payee, payee || words.deleted],
    [words.purpose, purpose],
    [words.amount, formatMoney(amount)],
    [words.inWords, in_words],
    [words.fund, fund],
    [words.category, category],
    [words.assessment, voucher.assessment],
    [words.askedBy, asked_by || words.deleted],
    [words.paidFrom, [account, how, reference].filter(Boolean).join(', ')],
    [words.paidOn, voucher.paid_day && shownDay(voucher.paid_day)],
    [words.cancelled, voucher.cancelled],
  ]
  return (
    <dl className="facts">
      {facts
        .filter(([, text]) => text)
        .map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
    </dl>
  )
}

const Steps = ({ voucher }: { voucher: SpendVoucherAnswer }) => (
  <section className="grid gap-2" aria-labelledby="voucher-steps">
    <h3 id="voucher-steps">{words.steps}</h3>
    <ul className="grid gap-1">
      {voucher.steps.map((step) => (
        <li key={step.step}>{stepLine(step)}</li>
      ))}
    </ul>
    {voucher.hindrance && <p className="hint">{voucher.hindrance}</p>}
  </section>
)

type ActsProps = { voucher: SpendVoucherAnswer; changed: () => void; open: (what: Open) => void }

function Acts({ voucher, changed, open }: ActsProps) {
  const [busy, act] = useAct()
  const { id, number, next, may_next, may_change, may_cancel } = voucher
  const take = async (step: 'check' | 'approve') => {
    const done = await act(
      () => takeSpendStep(id, step),
      step === 'check' ? words.wasChecked : words.wasApproved,
    )
    if (done) changed()
  }
  const button = (label: string, press: () => void, look = 'btn') => (
    <button className={look} type="button" disabled={busy} onClick={press}>
      {label}
    </button>
  )
  const primary = 'btn btn-primary'
  return (
    <p className="flex flex-wrap gap-3">
      {may_next && next === 'checked' && button(words.check, () => void take('check'), primary)}
      {may_next &&
        (next === 'approved' || next === 'second') &&
        button(words.approve, () => void take('approve'), primary)}
      {may_next && next === 'paid' && button(words.pay, () => open('pay'), primary)}
      {may_next && next === 'received' && button(words.receive, () => open('receive'), primary)}
      {may_change && button(words.changeVoucher, () => open('change'))}
      {button(words.print, () => void act(() => saveSpendVoucher(id, number), words.downloaded))}
      {may_cancel && button(words.cancel, () => open('cancel'), 'btn btn-danger')}
    </p>
  )
}
