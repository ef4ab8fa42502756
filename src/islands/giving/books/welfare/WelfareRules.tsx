import { useState } from 'react'
import { readRules, saveBenefit, setRule } from '../../../../lib/api/giving/welfare.ts'
import {
  type BenefitAnswer,
  BenefitForm,
  RuleForm,
  type RulesAnswer,
} from '../../../../lib/contract/giving/welfare.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { countOf } from '../../../../lib/text/format-count.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import type { BookRights } from './rights.ts'

/** The dues by month, and what the fund pays when something happens. */
export function WelfareRules({ isTreasurer }: BookRights) {
  const { data: rules, edit, reload } = useOnOpen(useLoaded(readRules, 'The rules could not be loaded.'))
  const [isSetting, setSetting] = useState(false)
  const show = (all: RulesAnswer) => edit(() => all)
  const { actions, add, opened } = useActs<BenefitAnswer>({
    acts: [
      {
        name: 'Edit',
        dialog: (benefit, dialog) => <BenefitDialog {...dialog} benefit={benefit} show={show} />,
      },
    ],
    add: (dialog) => <BenefitDialog {...dialog} show={show} />,
    nameOf: ({ name }) => name,
    outdated: reload,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>Rules</h2>
        {isTreasurer && (
          <div className="flex flex-wrap gap-3">
            <button className="btn" type="button" onClick={() => setSetting(true)}>
              Set dues
            </button>
            <button className="btn btn-primary" type="button" onClick={add}>
              Add benefit
            </button>
          </div>
        )}
      </div>
      {rules?.rules.length === 0 && (
        <p className="empty">
          Nobody has set the dues yet. Members pay them each month, and the fund helps them in need.
        </p>
      )}
      <ul className="grid gap-2">
        {rules?.rules.map((rule) => (
          <li key={rule.from_month}>
            <strong>From {monthName(rule.from_month)}:</strong> {formatMoney(rule.dues)} a month; benefits
            after {countOf(rule.waiting_months, 'month')} of dues, and with at most{' '}
            {countOf(rule.most_arrears, 'month')} open.
          </li>
        ))}
      </ul>
      <ul className="grid gap-3 md:grid-cols-2">
        {rules?.benefits.map((benefit) => (
          <li className="card grid gap-2 p-4" key={benefit.id}>
            <strong>{benefit.name}</strong>
            <span>
              {formatMoney(benefit.amount)}
              {benefit.most_times !== null &&
                `, ${benefit.most_times === 1 ? 'once' : `${benefit.most_times} times`} for a member`}
              {!benefit.is_open && ', closed'}
            </span>
            {isTreasurer && <span>{actions(benefit)}</span>}
          </li>
        ))}
      </ul>
      {isSetting && <DuesDialog show={show} outdated={reload} close={() => setSetting(false)} />}
      {opened}
    </div>
  )
}

type Props = Omit<ActDialog, 'changed'> & { show: (all: RulesAnswer) => void }

function DuesDialog({ show, ...dialog }: Props) {
  return (
    <FieldsDialog
      {...dialog}
      title="Set dues"
      schema={RuleForm}
      fields={duesFields}
      save={async (form) => show(await setRule(form))}
      act={['Set dues', 'Saving...']}
      saved="Dues set"
    />
  )
}

const duesFields: Fields<object> = [
  {
    kind: 'month',
    name: 'from_month',
    label: 'From which month',
    start: today().slice(0, 7),
    required: true,
  },
  { kind: 'money', name: 'dues', label: 'Dues a month', required: true },
  {
    kind: 'number',
    name: 'waiting_months',
    label: 'Months of dues before the first benefit',
    start: 6,
    required: true,
  },
  {
    kind: 'number',
    name: 'most_arrears',
    label: 'Months that may be open when a benefit is asked for',
    start: 3,
    required: true,
  },
]

function BenefitDialog({ benefit, show, ...dialog }: Props & { benefit?: BenefitAnswer }) {
  return (
    <FieldsDialog
      {...dialog}
      title={benefit ? `Edit ${benefit.name}` : 'Add benefit'}
      schema={BenefitForm}
      fields={benefitFields}
      row={benefit}
      save={async (form) => show(await saveBenefit(form, benefit?.id))}
      saved="Benefit saved"
    />
  )
}

const benefitFields: Fields<BenefitAnswer> = [
  {
    name: 'name',
    label: 'Occasion',
    hint: 'Such as loss of a parent, marriage, naming, illness.',
    maxLength: 80,
    required: true,
  },
  { kind: 'money', name: 'amount', label: 'Amount', required: true },
  {
    kind: 'number',
    name: 'most_times',
    label: 'Limit per member',
    hint: 'Leave it empty for as often as it happens.',
  },
  { kind: 'tick', name: 'is_open', label: 'Members can ask for it', start: true },
]
