import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { addRecurring, changeRecurring } from '../../../../lib/contract/giving/calls/recurring-vouchers.ts'
import { readSpendChoices } from '../../../../lib/contract/giving/calls/spending.ts'
import {
  type RecurringAnswer,
  RecurringForm,
  rhythms,
} from '../../../../lib/contract/giving/recurring-voucher.ts'
import { today } from '../../../../lib/time/today.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { MemberField, memberOf } from './MemberField.tsx'
import { spendingWords as words } from './messages.ts'

type Props = ActDialog & { row?: RecurringAnswer['recurring'][number]; show: (all: RecurringAnswer) => void }

const loadChoices = () => call(readSpendChoices)

/** How often it comes, by its months. */
export function rhythmName(months: number): string {
  if (months === 1) return words.monthly
  return months === 3 ? words.quarterly : words.yearly
}

/** Adds what is paid again and again, or changes it. */
export function RecurringEditor({ row, show, ...dialog }: Props) {
  const { data: choices } = useOnOpen(useLoaded(loadChoices, words.recurringNotLoaded))
  const [payee, setPayee] = useState(() => memberOf(row?.payee_account, row?.payee))
  if (!choices) return null
  return (
    <FieldsDialog
      {...dialog}
      title={row ? words.editRecurring : words.addRecurring}
      schema={RecurringForm}
      fields={[
        { name: 'payee', label: words.payee, hint: words.payeeHint, maxLength: 120, required: true },
        {
          name: 'payee_account',
          render: () => (
            <MemberField id="recurring-payee" label={words.payeeMember} member={payee} choose={setPayee} />
          ),
        },
        { name: 'purpose', label: words.purpose, hint: words.recurringHint, maxLength: 150, required: true },
        { kind: 'money', name: 'amount', label: words.amount, required: true },
        [
          {
            kind: 'choice',
            name: 'fund',
            label: words.fund,
            options: choices.funds.map(({ id, name }) => [id, name] as const),
            required: true,
          },
          {
            kind: 'choice',
            name: 'category',
            label: words.category,
            options: choices.categories.map(({ id, name }) => [id, name] as const),
            required: true,
            ...(choices.categories.length === 0 && { hint: words.noCategory }),
          },
        ],
        { name: 'asked_by', label: words.askedBy, maxLength: 120, required: true },
        {
          kind: 'choice',
          name: 'every_months',
          label: words.howOften,
          options: rhythms.map((months) => [months, rhythmName(months)] as const),
          required: true,
        },
        [
          { kind: 'date', name: 'next_day', label: words.nextDay, required: true, start: today() },
          { kind: 'date', name: 'until_day', label: words.untilDay },
        ],
        { kind: 'tick', name: 'is_open', label: words.goesOn, start: true },
      ]}
      row={row}
      read={({ fund, category, every_months }) => ({
        fund: Number(fund),
        category: Number(category),
        every_months: Number(every_months),
        payee_account: payee?.id ?? null,
      })}
      save={async (body) =>
        show(await (row ? call(changeRecurring, { id: row.id, body }) : call(addRecurring, { body })))
      }
      saved={words.recurringSaved}
    />
  )
}
