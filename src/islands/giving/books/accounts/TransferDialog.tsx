import { call } from '../../../../lib/api/call.ts'
import { TransferForm } from '../../../../lib/contract/giving/book-account.ts'
import { addTransfer } from '../../../../lib/contract/giving/calls/book-accounts.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { today } from '../../../../lib/time/today.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { accountWords as words } from './messages.ts'

type Place = { id: number; name: string; balance: number; is_open: boolean }
type Begin = { to: number; amount: number; why: string }
type Props = ActDialog & { begin?: Begin } & (
    | { accounts: readonly Place[]; funds?: never }
    | { funds: readonly Place[]; accounts?: never }
  )

/** Asks what goes from an account to another, or from a fund to another. */
export function TransferDialog({ accounts, funds, begin, ...dialog }: Props) {
  const options = (accounts ?? funds)
    .filter(({ is_open }) => is_open || funds !== undefined)
    .map(({ id, name, balance }) => [id, `${name}: ${formatMoney(balance)}`] as const)
  return (
    <FieldsDialog
      {...dialog}
      title={funds ? words.transferFunds : words.transferTitle}
      schema={TransferForm}
      fields={[
        [
          { kind: 'choice', name: 'from', label: words.from, options, required: true },
          { kind: 'choice', name: 'to', label: words.to, options, required: true, start: begin?.to ?? '' },
        ],
        { kind: 'money', name: 'amount', label: words.amount, required: true, start: begin?.amount ?? '' },
        { kind: 'date', name: 'day', label: words.day, required: true, start: today() },
        {
          name: 'why',
          label: words.why,
          hint: words.whyHint,
          maxLength: 200,
          required: true,
          start: begin?.why ?? '',
        },
        { name: 'reference', label: words.reference, maxLength: 60 },
      ]}
      read={({ from, to }) => ({ between: funds ? 'funds' : 'accounts', from: Number(from), to: Number(to) })}
      save={(body) => call(addTransfer, { body })}
      act={[words.transferTitle, words.saving]}
      saved={words.transferred}
    >
      {funds && <p>{words.fundHint}</p>}
    </FieldsDialog>
  )
}
