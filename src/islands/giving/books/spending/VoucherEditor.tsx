import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import type { AssessmentAnswer } from '../../../../lib/contract/giving/assessment.ts'
import {
  addSpendVoucher,
  changeSpendVoucher,
  readSpendChoices,
} from '../../../../lib/contract/giving/calls/spending.ts'
import { type SpendVoucherAnswer, SpendVoucherForm } from '../../../../lib/contract/giving/spending.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { BudgetRoom } from '../budget/BudgetRoom.tsx'
import { MemberField, memberOf } from './MemberField.tsx'
import { spendingWords as words } from './messages.ts'

type Row = Omit<SpendVoucherAnswer, 'fund' | 'category'> & { fund: number; category: number }

const loadChoices = () => call(readSpendChoices)

type Props = ActDialog & {
  voucher?: SpendVoucherAnswer
  /** The assessment that a new voucher pays. */
  assessment?: AssessmentAnswer
}

/** Prepares a voucher, or changes what one says. */
export function VoucherEditor({ voucher, assessment, ...dialog }: Props) {
  const { data: choices } = useOnOpen(useLoaded(loadChoices, words.notLoaded))
  const [payee, setPayee] = useState(() => memberOf(voucher?.payee_account, voucher?.payee))
  const [asker, setAsker] = useState(() => memberOf(voucher?.asked_account, voucher?.asked_by))
  if (!choices) return null
  const funds = choices.funds.map(
    ({ id, name, balance }) => [id, words.fundHas({ name, amount: formatMoney(balance) })] as const,
  )
  const fields: Fields<Partial<Row>> = [
    { name: 'payee', label: words.payee, hint: words.payeeHint, maxLength: 120, required: true },
    {
      name: 'payee_account',
      render: () => (
        <MemberField id="voucher-payee" label={words.payeeMember} member={payee} choose={setPayee} />
      ),
    },
    { name: 'purpose', label: words.purpose, hint: words.purposeHint, maxLength: 200, required: true },
    { kind: 'money', name: 'amount', label: words.amount, required: true },
    [
      { kind: 'choice', name: 'fund', label: words.fund, options: funds, required: true },
      {
        kind: 'choice',
        name: 'category',
        label: words.category,
        options: choices.categories.map(({ id, name }) => [id, name] as const),
        required: true,
        ...(choices.categories.length === 0 && { hint: words.noCategory }),
      },
    ],
    { name: 'budget', render: () => <BudgetRoom voucher={voucher?.id} /> },
    { name: 'asked_by', label: words.askedBy, maxLength: 120, required: true },
    {
      name: 'asked_account',
      render: () => (
        <MemberField id="voucher-asker" label={words.askedMember} member={asker} choose={setAsker} />
      ),
    },
  ]
  return (
    <FieldsDialog
      {...dialog}
      title={voucher ? words.changeVoucher : words.addVoucher}
      schema={SpendVoucherForm}
      fields={fields}
      row={
        voucher
          ? { ...voucher, fund: voucher.fund_id, category: voucher.category_id }
          : assessment && startOf(assessment)
      }
      read={({ fund, category }) => ({
        fund: Number(fund),
        category: Number(category),
        payee_account: payee?.id ?? null,
        asked_account: asker?.id ?? null,
        assessment: assessment?.id ?? null,
      })}
      save={(body) =>
        voucher ? call(changeSpendVoucher, { id: voucher.id, body }) : call(addSpendVoucher, { body })
      }
      saved={words.saved}
      draft={assessment ? undefined : { kind: 'spend-voucher', entry: voucher }}
    />
  )
}

/** What a voucher for the open part of an assessment begins with. */
const startOf = ({ payee, name, fund, category, amount, paid, waiting }: AssessmentAnswer): Partial<Row> => ({
  ...{ payee, fund, category },
  purpose: name,
  amount: amount - paid - waiting,
})
