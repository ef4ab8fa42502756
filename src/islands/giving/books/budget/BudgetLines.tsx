import { useCallback, useState } from 'react'
import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { call } from '../../../../lib/api/call.ts'
import {
  AgreeBudgetForm,
  type BudgetAnswer,
  type BudgetLineAnswer,
} from '../../../../lib/contract/giving/budget.ts'
import {
  agreeBudget,
  discardBudget,
  readBudget,
  reviseBudget,
  saveBudget,
} from '../../../../lib/contract/giving/calls/budgets.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { today } from '../../../../lib/time/today.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { Asked } from '../../../staff/acts/Asked.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { BudgetFacts } from './BudgetFacts.tsx'
import { LineDialog, sent } from './LineDialog.tsx'
import { budgetWords as words } from './messages.ts'

type Props = { id: number; isTreasurer: boolean }
type Open = 'income' | 'spending' | 'agree' | 'discard' | { line: BudgetLineAnswer }

const showAll = () => writeHashWords({ budget: '' })

/** A budget with its lines. A treasurer changes those of a draft, and agrees to it; an agreed one is revised. */
export function BudgetLines({ id, isTreasurer }: Props) {
  const load = useCallback(() => call(readBudget, { id }), [id])
  const { data: budget, edit, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const [open, setOpen] = useState<Open>()
  const [busy, act] = useAct()
  const show = (now: BudgetAnswer) => edit(() => now)
  if (!budget) return <div className="skeleton min-h-80" role="status" aria-busy="true" />
  const name = words.revision({ year: budget.year, revision: budget.revision })
  const isOpen = isTreasurer && budget.is_draft
  const dialog = { changed: () => undefined, outdated: () => void reload(), close: () => setOpen(undefined) }
  const remove = async (line: BudgetLineAnswer) => {
    const lines = budget.lines.filter((one) => one !== line).map(sent)
    const save = async () => show(await call(saveBudget, { id, body: { lines, version: budget.version } }))
    if (!(await act(save, words.lineRemoved))) void reload()
  }
  const revise = () =>
    act(async () => writeHashWords({ budget: String((await call(reviseBudget, { id })).id) }), words.revised)
  const button = (label: string, press: () => void, look = 'btn') => (
    <button className={look} type="button" disabled={busy} onClick={press}>
      {label}
    </button>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="no-print">{button(words.back, showAll)}</p>
      <BudgetFacts budget={budget} />
      <p className="flex flex-wrap gap-3 no-print">
        {isOpen && button(words.addIncome, () => setOpen('income'))}
        {isOpen && button(words.addSpending, () => setOpen('spending'))}
        {isOpen && budget.lines.length > 0 && button(words.agree, () => setOpen('agree'), 'btn btn-primary')}
        {isOpen && button(words.discard, () => setOpen('discard'), 'btn btn-danger')}
        {isTreasurer && !budget.is_draft && button(words.revise, () => void revise())}
      </p>
      {budget.lines.length === 0 && <p className="empty">{words.noLines}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {budget.lines.map((line) => (
          <li className="card grid gap-2 p-4" key={`${line.fund} ${line.category}`}>
            <strong>{lineName(line)}</strong>
            <span>{formatMoney(line.months.reduce((sum, amount) => sum + amount, 0))}</span>
            {isOpen && (
              <span className="flex flex-wrap gap-2">
                {button(words.editLine({ name: lineName(line) }), () => setOpen({ line }))}
                {button(words.removeLine({ name: lineName(line) }), () => void remove(line), 'btn btn-quiet')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {(open === 'income' || open === 'spending') && (
        <LineDialog budget={budget} kind={open} show={show} {...dialog} />
      )}
      {typeof open === 'object' && (
        <LineDialog
          budget={budget}
          kind={open.line.category === null ? 'income' : 'spending'}
          line={open.line}
          show={show}
          {...dialog}
        />
      )}
      {open === 'agree' && (
        <FieldsDialog
          {...dialog}
          title={words.agreeTitle({ name })}
          schema={AgreeBudgetForm}
          fields={[
            { name: 'agreed', label: words.who, hint: words.whoHint, maxLength: 120, required: true },
            { kind: 'date', name: 'day', label: words.day, start: today(), required: true },
          ]}
          row={{ version: budget.version }}
          save={async (body) => show(await call(agreeBudget, { id, body }))}
          act={[words.agree, words.agreeing]}
          saved={words.wasAgreed}
        >
          <p>{words.agreeHint}</p>
        </FieldsDialog>
      )}
      {open === 'discard' && (
        <Asked
          {...dialog}
          title={words.discardTitle({ name })}
          text={words.discardHint}
          act={words.discard}
          call={() => call(discardBudget, { id })}
          toast={words.discarded}
          changed={showAll}
        />
      )}
    </div>
  )
}

const lineName = ({ fund_name, category, category_name }: BudgetLineAnswer): string =>
  category === null ? `${words.income}: ${fund_name}` : `${category_name}: ${fund_name}`
