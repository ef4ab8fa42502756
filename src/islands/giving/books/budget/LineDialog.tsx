import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field } from '../../../../components/form/Field.tsx'
import { Notes } from '../../../../components/form/frame.tsx'
import { call } from '../../../../lib/api/call.ts'
import {
  type BudgetAnswer,
  BudgetLine,
  type BudgetLineAnswer,
} from '../../../../lib/contract/giving/budget.ts'
import { saveBudget } from '../../../../lib/contract/giving/calls/budgets.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { readUnits, unitsOf } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { monthKey } from './compare-bars.ts'
import { budgetWords as words } from './messages.ts'

type Props = ActDialog & {
  budget: BudgetAnswer
  kind: 'income' | 'spending'
  line?: BudgetLineAnswer
  show: (budget: BudgetAnswer) => void
}

/** What the server takes of a line. */
export const sent = ({ fund, category, months }: BudgetLineAnswer): BudgetLine => ({ fund, category, months })

const places = Array.from({ length: 12 }, (_, at) => at)

/** Adds a line to a draft, or changes one; the whole draft is saved with its version. */
export function LineDialog({ budget, kind, line, show, ...dialog }: Props) {
  const isSpending = kind === 'spending'
  const shape = typedAs(BudgetLine, (typed) => ({
    fund: line?.fund ?? Number(typed['fund']),
    category: line ? line.category : isSpending ? Number(typed['category']) : null,
    months: places.map((at) => {
      const text = typed[`months.${at}`]?.trim()
      return text ? readUnits(text, churchCurrency()) : 0
    }),
  }))
  const save = async (written: BudgetLine) => {
    const others = budget.lines.filter((one) => one !== line).map(sent)
    const body = { lines: [...others, written], version: budget.version }
    show(await call(saveBudget, { id: budget.id, body }))
  }
  const options = (rows: BudgetAnswer['funds']) =>
    rows.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
  return (
    <EditDialog
      {...dialog}
      title={
        line
          ? words.editLine({ name: line.category_name || line.fund_name })
          : isSpending
            ? words.addSpending
            : words.addIncome
      }
      shape={shape}
      save={save}
      saved={words.lineSaved}
    >
      {!line && (
        <SelectField
          name="fund"
          label={words.fund}
          required
          {...(budget.funds.length === 0 && { hint: words.noFund })}
        >
          {options(budget.funds)}
        </SelectField>
      )}
      {!line && isSpending && (
        <SelectField
          name="category"
          label={words.category}
          required
          {...(budget.categories.length === 0 && { hint: words.noCategories })}
        >
          {options(budget.categories)}
        </SelectField>
      )}
      <Months year={budget.year} months={line?.months} />
    </EditDialog>
  )
}

/** The amounts of the months, and what spreads an amount of the year over them; the last month has the remainder. */
function Months({ year, months }: { year: number; months: readonly number[] | undefined }) {
  const currency = churchCurrency()
  const [typed, setTyped] = useState(() =>
    places.map((at) => (months?.[at] ? String(unitsOf(months[at], currency)) : '')),
  )
  const [whole, setWhole] = useState('')
  const amount = readUnits(whole, currency)
  const spread = () => {
    const each = Math.floor(amount / 12)
    setTyped(places.map((at) => String(unitsOf(at === 11 ? amount - each * 11 : each, currency))))
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          name="whole"
          label={words.amountOfYear({ currency })}
          inputMode="decimal"
          value={whole}
          onChange={({ currentTarget }) => setWhole(currentTarget.value)}
        />
        <button className="btn" type="button" disabled={!(amount > 0)} onClick={spread}>
          {words.spread}
        </button>
      </div>
      <p className="hint">{words.spreadHint}</p>
      <Notes name="months" hint={undefined} />
      <Notes name="lines" hint={undefined} />
      <div className="count-notes">
        {places.map((at) => (
          <Field
            key={monthKey(year, at + 1)}
            name={`months.${at}`}
            label={shownTime(monthName(monthKey(year, at + 1)))}
            inputMode="decimal"
            value={typed[at] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setTyped((before) => before.map((text, place) => (place === at ? value : text)))
            }
          />
        ))}
      </div>
    </>
  )
}
