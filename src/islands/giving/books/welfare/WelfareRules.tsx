import { useState } from 'react'
import { Field } from '../../../../components/form/Field.tsx'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { readRules, saveBenefit, setRule } from '../../../../lib/api/giving/welfare.ts'
import {
  type BenefitAnswer,
  BenefitForm,
  RuleForm,
  type RulesAnswer,
} from '../../../../lib/contract/giving/welfare.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { readUnits, unitsOf } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { countOf } from '../../../../lib/text/format-count.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import type { BookRights } from './rights.ts'
import { Month } from './WelfareMembers.tsx'

/** The dues by month, and what the fund pays when something happens. */
export function WelfareRules({ isTreasurer }: BookRights) {
  const { found, edit, reload } = useOnOpen(useLoaded(readRules, 'The rules could not be loaded.'))
  const [opened, setOpened] = useState<'dues' | 'new' | BenefitAnswer>()
  const dialog = {
    changed: (all: RulesAnswer) => edit(() => all),
    outdated: () => void reload(),
    close: () => setOpened(undefined),
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>Rules</h2>
        {isTreasurer && (
          <div className="flex flex-wrap gap-3">
            <button className="btn" type="button" onClick={() => setOpened('dues')}>
              Set dues
            </button>
            <button className="btn btn-primary" type="button" onClick={() => setOpened('new')}>
              Add benefit
            </button>
          </div>
        )}
      </div>
      {found?.rules.length === 0 && (
        <p className="empty">
          Nobody has set the dues yet. Members pay them each month, and the fund helps them in need.
        </p>
      )}
      <ul className="grid gap-2">
        {found?.rules.map((rule) => (
          <li key={rule.from_month}>
            <strong>From {monthName(rule.from_month)}:</strong> {formatMoney(rule.dues)} a month; benefits
            after {countOf(rule.waiting_months, 'month')} of dues, and with at most{' '}
            {countOf(rule.most_arrears, 'month')} open.
          </li>
        ))}
      </ul>
      <ul className="grid gap-3 md:grid-cols-2">
        {found?.benefits.map((benefit) => (
          <li className="card grid gap-2 p-4" key={benefit.id}>
            <strong>{benefit.name}</strong>
            <span>
              {formatMoney(benefit.amount)}
              {benefit.most_times !== null &&
                `, ${benefit.most_times === 1 ? 'once' : `${benefit.most_times} times`} for a member`}
              {!benefit.is_open && ', closed'}
            </span>
            {isTreasurer && (
              <span>
                <RowAct name="Edit" of={benefit.name} act={() => setOpened(benefit)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {opened === 'dues' && <DuesDialog {...dialog} />}
      {opened && opened !== 'dues' && (
        <BenefitDialog benefit={opened === 'new' ? undefined : opened} {...dialog} />
      )}
    </div>
  )
}

type Props = { changed: (all: RulesAnswer) => void; outdated: () => void; close: () => void }

function DuesDialog({ changed, ...dialog }: Props) {
  const currency = churchCurrency()
  return (
    <EditDialog
      title="Set dues"
      shape={typedAs(RuleForm, ({ from_month, dues = '', waiting_months, most_arrears }) => ({
        ...{ from_month, dues: readUnits(dues, currency) },
        ...{ waiting_months: Number(waiting_months), most_arrears: Number(most_arrears) },
      }))}
      save={async (form) => changed(await setRule(form))}
      saved="Dues set"
      {...dialog}
    >
      <Month name="from_month" label="From which month" required />
      <Field name="dues" label={`Dues a month in ${currency}`} inputMode="decimal" required />
      <Field
        {...{ name: 'waiting_months', label: 'Months of dues before the first benefit' }}
        inputMode="numeric"
        defaultValue="6"
        required
      />
      <Field
        {...{ name: 'most_arrears', label: 'Months that may be open when a benefit is asked for' }}
        inputMode="numeric"
        defaultValue="3"
        required
      />
    </EditDialog>
  )
}

function BenefitDialog({ benefit, changed, ...dialog }: Props & { benefit: BenefitAnswer | undefined }) {
  const currency = churchCurrency()
  return (
    <EditDialog
      title={benefit ? `Edit ${benefit.name}` : 'Add benefit'}
      shape={typedAs(BenefitForm, ({ name, amount = '', most_times = '', is_open }) => ({
        ...{ name, amount: readUnits(amount, currency), is_open: is_open === 'on' },
        most_times: most_times.trim() ? Number(most_times) : null,
      }))}
      save={async (form) => changed(await saveBenefit(form, benefit?.id))}
      saved="Benefit saved"
      {...dialog}
    >
      <Field
        {...{ name: 'name', label: 'Occasion', defaultValue: benefit?.name }}
        hint="Such as loss of a parent, marriage, naming, illness."
        maxLength={80}
        required
      />
      <Field
        {...{ name: 'amount', label: `Amount in ${currency}` }}
        inputMode="decimal"
        defaultValue={benefit ? unitsOf(benefit.amount, currency) : ''}
        required
      />
      <Field
        {...{ name: 'most_times', label: 'Limit per member' }}
        hint="Leave it empty for as often as it happens."
        inputMode="numeric"
        defaultValue={benefit?.most_times ?? ''}
      />
      <label className="choice">
        <input type="checkbox" name="is_open" defaultChecked={benefit?.is_open ?? true} />
        Members can ask for it
      </label>
    </EditDialog>
  )
}
