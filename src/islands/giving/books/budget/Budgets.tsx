import { useState } from 'react'
import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { call } from '../../../../lib/api/call.ts'
import { StartBudgetForm } from '../../../../lib/contract/giving/budget.ts'
import { listBudgets, startBudget } from '../../../../lib/contract/giving/calls/budgets.ts'
import { today } from '../../../../lib/time/today.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { BudgetFacts } from './BudgetFacts.tsx'
import { BudgetLines } from './BudgetLines.tsx'
import { budgetWords as words } from './messages.ts'

const load = () => call(listBudgets)
const open = (id: number) => writeHashWords({ budget: String(id) })

/** The budgets of every year with their revisions, or the one that is open. */
export function Budgets({ isTreasurer }: { isTreasurer: boolean }) {
  const id = Number(useHashWord('budget'))
  return id > 0 ? (
    <BudgetLines id={id} isTreasurer={isTreasurer} key={id} />
  ) : (
    <All isTreasurer={isTreasurer} />
  )
}

function All({ isTreasurer }: { isTreasurer: boolean }) {
  const { data: all, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const [isStarting, setStarting] = useState(false)
  const start = isTreasurer && (
    <button className="btn btn-primary" type="button" onClick={() => setStarting(true)}>
      {words.start}
    </button>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.budgets}</h2>
        {start}
      </div>
      {all?.length === 0 && <p className="empty">{words.empty}</p>}
      <ul className="grid gap-3">
        {all?.map((budget) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={budget.id}>
            <BudgetFacts budget={budget} />
            <button className="btn" type="button" onClick={() => open(budget.id)}>
              {words.open({ name: words.revision({ year: budget.year, revision: budget.revision }) })}
            </button>
          </li>
        ))}
      </ul>
      {isStarting && (
        <FieldsDialog
          title={words.startTitle}
          schema={StartBudgetForm}
          fields={[
            {
              kind: 'number',
              name: 'year',
              label: words.year,
              start: Number(today().slice(0, 4)) + (today().slice(5, 7) > '06' ? 1 : 0),
              maxLength: 4,
              required: true,
            },
            {
              kind: 'choice',
              name: 'from',
              label: words.begin,
              options: [
                ['actual', words.fromActual],
                ['budget', words.fromBudget],
                ['nothing', words.fromNothing],
              ],
              required: true,
            },
          ]}
          save={async (body) => open((await call(startBudget, { body })).id)}
          saved={words.started}
          outdated={reload}
          close={() => setStarting(false)}
        />
      )}
    </div>
  )
}
