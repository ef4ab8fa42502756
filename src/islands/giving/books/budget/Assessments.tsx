import { useCallback, useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { type AssessmentAnswer, AssessmentForm } from '../../../../lib/contract/giving/assessment.ts'
import {
  addAssessment,
  changeAssessment,
  listAssessments,
  removeAssessment,
} from '../../../../lib/contract/giving/calls/assessments.ts'
import { readSpendChoices } from '../../../../lib/contract/giving/calls/spending.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { VoucherEditor } from '../spending/VoucherEditor.tsx'
import { monthKey } from './compare-bars.ts'
import { budgetWords as words } from './messages.ts'
import { YearField } from './YearField.tsx'

const loadChoices = () => call(readSpendChoices)

/** What the church owes in a year to those above it: the circuit, the district. Each is paid or open. */
export function Assessments({ isTreasurer }: { isTreasurer: boolean }) {
  const [year, setYear] = useState(() => Number(today().slice(0, 4)))
  const load = useCallback(() => call(listAssessments, { query: { year: String(year) } }), [year])
  const { data: all, reload } = useOnOpen(useLoaded(load, words.assessmentsNotLoaded))
  const { actions, add, opened } = useActs<AssessmentAnswer>({
    acts: [
      {
        name: words.prepareVoucher,
        when: ({ state }) => state === 'open',
        dialog: (assessment, dialog) => <VoucherEditor {...dialog} assessment={assessment} />,
      },
      {
        name: words.editAssessment,
        dialog: (assessment, dialog) => (
          <AssessmentEditor {...dialog} assessment={assessment} year={assessment.year} />
        ),
      },
      {
        name: words.removeAssessment,
        danger: true,
        when: ({ vouchers }) => vouchers.length === 0,
        ask: ({ name }) => ({
          title: words.removeTitle({ name }),
          act: words.removeAssessment,
          text: words.removeHint,
        }),
        call: ({ id }) => call(removeAssessment, { id }),
        toast: words.assessmentRemoved,
      },
    ],
    add: (dialog) => <AssessmentEditor {...dialog} year={year} />,
    nameOf: ({ name }) => name,
    changed: reload,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.assessments}</h2>
        {isTreasurer && (
          <button className="btn btn-primary" type="button" onClick={add}>
            {words.addAssessment}
          </button>
        )}
      </div>
      <div className="no-print">
        <YearField id="assessment-year" year={year} choose={setYear} />
      </div>
      {all?.length === 0 && <p className="empty">{words.noAssessments({ year })}</p>}
      <ul className="grid gap-3">
        {all?.map((assessment) => (
          <li className="card grid gap-2 p-4" key={assessment.id}>
            <strong>{assessment.name}</strong>
            <span>
              {words.assessmentIs({
                amount: formatMoney(assessment.amount),
                payee: assessment.payee,
                month: shownTime(monthName(monthKey(assessment.year, assessment.month))),
              })}
            </span>
            <span className="hint">
              {assessment.fund_name}, {assessment.category_name}
            </span>
            <span>{standOf(assessment)}</span>
            {isTreasurer && <span className="flex flex-wrap gap-2">{actions(assessment)}</span>}
          </li>
        ))}
      </ul>
      {opened}
    </div>
  )
}

/** Whether it is paid, and by which vouchers. */
function standOf({ state, paid, amount, vouchers }: AssessmentAnswer): string {
  const numbers = vouchers.join(', ')
  if (state === 'paid') return words.isPaid({ vouchers: numbers })
  if (state === 'prepared') return words.isPrepared({ vouchers: numbers })
  return paid > 0 ? words.isPart({ paid: formatMoney(paid), amount: formatMoney(amount) }) : words.isOpen
}

type EditorProps = ActDialog & { assessment?: AssessmentAnswer; year: number }

function AssessmentEditor({ assessment, year, ...dialog }: EditorProps) {
  const { data: choices } = useOnOpen(useLoaded(loadChoices, words.assessmentsNotLoaded))
  if (!choices) return null
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => [id, name] as const)
  return (
    <FieldsDialog
      {...dialog}
      title={assessment ? words.editAssessment : words.addAssessment}
      schema={AssessmentForm}
      fields={[
        {
          name: 'name',
          label: words.assessmentName,
          hint: words.assessmentHint,
          maxLength: 120,
          required: true,
        },
        { name: 'payee', label: words.assessmentPayee, maxLength: 120, required: true },
        { kind: 'money', name: 'amount', label: words.amount, required: true },
        {
          kind: 'choice',
          name: 'month',
          label: words.dueMonth,
          options: Array.from(
            { length: 12 },
            (_, at) => [at + 1, shownTime(monthName(monthKey(year, at + 1)))] as const,
          ),
          required: true,
        },
        [
          { kind: 'choice', name: 'fund', label: words.fund, options: named(choices.funds), required: true },
          {
            kind: 'choice',
            name: 'category',
            label: words.category,
            options: named(choices.categories),
            required: true,
            ...(choices.categories.length === 0 && { hint: words.noCategories }),
          },
        ],
      ]}
      row={assessment}
      read={({ fund, category, month }) => ({
        year,
        fund: Number(fund),
        category: Number(category),
        month: Number(month),
      })}
      save={(body) =>
        assessment ? call(changeAssessment, { id: assessment.id, body }) : call(addAssessment, { body })
      }
      saved={words.assessmentSaved}
    />
  )
}
