import { useState } from 'react'
import { readRules, saveBenefit, setRule } from '../../../../lib/api/giving/welfare.ts'
import {
  type BenefitAnswer,
  BenefitForm,
  RuleForm,
  type RulesAnswer,
} from '../../../../lib/contract/giving/welfare.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { staffWords } from '../../../staff/messages.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { welfareWords } from './messages.ts'
import type { BookRights } from './rights.ts'

/** The dues by month, and what the fund pays when something happens. */
export function WelfareRules({ isTreasurer }: BookRights) {
  const { data: rules, edit, reload } = useOnOpen(useLoaded(readRules, welfareWords.rulesCouldNotBe))
  const [isSetting, setSetting] = useState(false)
  const show = (all: RulesAnswer) => edit(() => all)
  const { actions, add, opened } = useActs<BenefitAnswer>({
    acts: [
      {
        name: welfareWords.edit,
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
        <h2>{welfareWords.rules}</h2>
        {isTreasurer && (
          <div className="flex flex-wrap gap-3">
            <button className="btn" type="button" onClick={() => setSetting(true)}>
              {welfareWords.setDues}
            </button>
            <button className="btn btn-primary" type="button" onClick={add}>
              {welfareWords.addBenefit}
            </button>
          </div>
        )}
      </div>
      {rules?.rules.length === 0 && <p className="empty">{welfareWords.nobodyHasSetDues}</p>}
      <ul className="grid gap-2">
        {rules?.rules.map((rule) => (
          <li key={rule.from_month}>
            <strong>
              {
                welfareWords.fromWhenAmountMonth({
                  when: shownTime(monthName(rule.from_month)),
                  amount: formatMoney(rule.dues),
                  months: welfareWords.numberMonths({
                    count: rule.waiting_months,
                    number: formatCount(rule.waiting_months),
                  }),
                  months2: welfareWords.numberMonths({
                    count: rule.most_arrears,
                    number: formatCount(rule.most_arrears),
                  }),
                })[1]
              }
            </strong>
            {
              welfareWords.fromWhenAmountMonth({
                when: shownTime(monthName(rule.from_month)),
                amount: formatMoney(rule.dues),
                months: welfareWords.numberMonths({
                  count: rule.waiting_months,
                  number: formatCount(rule.waiting_months),
                }),
                months2: welfareWords.numberMonths({
                  count: rule.most_arrears,
                  number: formatCount(rule.most_arrears),
                }),
              })[2]
            }
          </li>
        ))}
      </ul>
      <ul className="grid gap-3 md:grid-cols-2">
        {rules?.benefits.map((benefit) => (
          <li className="card grid gap-2 p-4" key={benefit.id}>
            <strong>{benefit.name}</strong>
            <span>
              {formatMoney(benefit.amount)}
              {benefit.most_times !== null && timesFor(benefit.most_times)}
              {!benefit.is_open && welfareWords.closed}
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
      title={welfareWords.setDues}
      schema={RuleForm}
      fields={duesFields()}
      save={async (form) => show(await setRule(form))}
      act={[welfareWords.setDues, staffWords.saving]}
      saved={welfareWords.duesSet}
    />
  )
}

const duesFields = (): Fields<object> => [
  {
    kind: 'month',
    name: 'from_month',
    label: welfareWords.fromWhichMonth,
    start: today().slice(0, 7),
    required: true,
  },
  { kind: 'money', name: 'dues', label: welfareWords.duesMonth, required: true },
  {
    kind: 'number',
    name: 'waiting_months',
    label: welfareWords.monthsOfDuesBefore,
    start: 6,
    required: true,
  },
  {
    kind: 'number',
    name: 'most_arrears',
    label: welfareWords.monthsThatMayBe,
    start: 3,
    required: true,
  },
]

function BenefitDialog({ benefit, show, ...dialog }: Props & { benefit?: BenefitAnswer }) {
  return (
    <FieldsDialog
      {...dialog}
      title={benefit ? welfareWords.editName({ name: benefit.name }) : welfareWords.addBenefit}
      schema={BenefitForm}
      fields={benefitFields()}
      row={benefit}
      save={async (form) => show(await saveBenefit(form, benefit?.id))}
      saved={welfareWords.benefitSaved}
    />
  )
}

const benefitFields = (): Fields<BenefitAnswer> => [
  {
    name: 'name',
    label: welfareWords.occasion,
    hint: welfareWords.suchAsLossOf,
    maxLength: 80,
    required: true,
  },
  { kind: 'money', name: 'amount', label: welfareWords.amount, required: true },
  {
    kind: 'number',
    name: 'most_times',
    label: welfareWords.limitPerMember,
    hint: welfareWords.leaveItEmptyFor,
  },
  { kind: 'tick', name: 'is_open', label: welfareWords.membersCanAskFor, start: true },
]

const timesFor = (count: number): string => welfareWords.timesForMember({ count })
