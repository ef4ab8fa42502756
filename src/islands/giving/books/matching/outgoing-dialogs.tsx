import { useState } from 'react'
import { ChoiceField } from '../../../../components/form/ChoiceField.tsx'
import { LongField } from '../../../../components/form/Field.tsx'
import { call } from '../../../../lib/api/call.ts'
import { reasonLimit } from '../../../../lib/contract/giving/books-ledger.ts'
import {
  explainOutgoing,
  matchOutgoing,
  prepareOutgoingVoucher,
} from '../../../../lib/contract/giving/calls/reconciliation.ts'
import { readSpendChoices } from '../../../../lib/contract/giving/calls/spending.ts'
import {
  ExplainForm,
  MatchOutgoingForm,
  type OutgoingAnswer,
  type OutgoingCandidate,
  OutgoingVoucherForm,
} from '../../../../lib/contract/giving/reconciliation.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { reconciliationWords as words } from './messages.ts'

type Props = ActDialog & { row: OutgoingAnswer }

const About = ({ row: { amount, day, name, text } }: { row: OutgoingAnswer }) => (
  <p>
    {words.rowWas({
      amount: formatMoney(amount),
      day: shownDay(day),
      text: [name, text].filter(Boolean).join(', ') || words.unknown,
    })}
  </p>
)

/** What a voucher or a transfer is that a row may be, and why. */
export function candidateText({ kind, name, who, day, has_reference, has_name }: OutgoingCandidate): string {
  const on = shownDay(day)
  return [
    kind === 'voucher' ? words.paidOn({ name, who, day: on }) : words.movedOn({ name, who, day: on }),
    has_reference && words.hasReference,
    has_name && words.hasName,
  ]
    .filter(Boolean)
    .join(' ')
}

const choiceOf = ({ kind, id }: OutgoingCandidate) => `${kind} ${id}`

/** Asks which voucher or transfer a row is. The likeliest is chosen. */
export function MatchRow({ row, ...dialog }: Props) {
  const { id, version, candidates } = row
  const [first] = candidates
  return (
    <EditDialog
      {...dialog}
      title={words.matchTitle}
      shape={typedAs(MatchOutgoingForm, ({ is = '' }) => {
        const chosen = candidates.find((one) => choiceOf(one) === is)
        return {
          voucher: chosen?.kind === 'voucher' ? chosen.id : null,
          transfer: chosen?.kind === 'transfer' ? chosen.id : null,
          version,
        }
      })}
      save={(body) => call(matchOutgoing, { id, body })}
      act={[words.matchRow, words.matching]}
      saved={words.wasMatched}
    >
      <About row={row} />
      <ChoiceField
        name="is"
        label={words.what}
        options={candidates.map((one) => [choiceOf(one), candidateText(one)] as const)}
        {...(first && { defaultValue: choiceOf(first) })}
      />
    </EditDialog>
  )
}

const loadChoices = () => call(readSpendChoices)

/** Prepares a voucher of the amount of a row. */
export function PrepareVoucher({ row, ...dialog }: Props) {
  const { data: choices } = useOnOpen(useLoaded(loadChoices, words.outLoaded))
  const [{ id, version, proposal }] = useState(row)
  if (!choices) return null
  const named = ({ id: value, name }: { id: number; name: string }) => [value, name] as const
  return (
    <FieldsDialog
      {...dialog}
      title={words.prepare}
      schema={OutgoingVoucherForm}
      fields={[
        { name: 'payee', label: words.payee, maxLength: 120, required: true, start: proposal?.payee ?? '' },
        {
          name: 'purpose',
          label: words.purpose,
          maxLength: 200,
          required: true,
          start: proposal?.purpose ?? '',
        },
        [
          {
            kind: 'choice',
            name: 'fund',
            label: words.fund,
            options: choices.funds.map(named),
            required: true,
            start: proposal?.fund ?? '',
          },
          {
            kind: 'choice',
            name: 'category',
            label: words.category,
            options: choices.categories.map(named),
            required: true,
            start: proposal?.category ?? '',
          },
        ],
      ]}
      read={({ fund, category }) => ({ fund: Number(fund), category: Number(category), version })}
      save={(body) => call(prepareOutgoingVoucher, { id, body })}
      act={[words.prepare, words.preparing]}
      saved={words.prepared}
    >
      <About row={row} />
      <p className="hint">{words.prepareHint}</p>
    </FieldsDialog>
  )
}

/** Asks what a row was that is no spending. */
export const ExplainRow = ({ row, ...dialog }: Props) => (
  <EditDialog
    {...dialog}
    title={words.explainTitle}
    shape={typedAs(ExplainForm, ({ reason }) => ({ reason, version: row.version }))}
    save={(body) => call(explainOutgoing, { id: row.id, body })}
    act={[words.explain, words.explaining]}
    saved={words.wasExplained}
  >
    <About row={row} />
    <p className="hint">{words.explainHint}</p>
    <LongField name="reason" label={words.reason} maxLength={reasonLimit} required />
  </EditDialog>
)
