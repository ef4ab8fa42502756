import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import type { BudgetRoomAnswer } from '../../../../lib/contract/giving/budget.ts'
import { readBudgetRoom } from '../../../../lib/contract/giving/calls/budgets.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { readUnits } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { budgetWords as words } from './messages.ts'

/** From this part of its budget a fund and category is nearly spent. */
const nearly = 0.9

type Chosen = { fund: string; category: string; amount: number }

/**
 * Says in words that the budget has nearly no room, or none, for the voucher of the form around it. It reads the fields `fund`, `category`
 * and `amount`. `voucher` is the one that is changed. It warns; who prepares it may send it.
 */
export function BudgetRoom({ voucher }: { voucher: number | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const [{ fund, category, amount }, setChosen] = useState<Chosen>({ fund: '', category: '', amount: 0 })
  const [room, setRoom] = useState<BudgetRoomAnswer>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const read = () => setChosen(chosenIn(form))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [])
  useEffect(() => {
    let isLatest = true
    setRoom(undefined)
    if (fund && category)
      // A warning that cannot be loaded is left out: the voucher does not depend on it.
      call(readBudgetRoom, { query: { fund, category, voucher: voucher ?? '' } }).then(
        (room) => isLatest && setRoom(room),
        () => undefined,
      )
    return () => {
      isLatest = false
    }
  }, [fund, category, voucher])
  const warning = room ? warningOf(room, amount) : ''
  return (
    <div ref={place} aria-live="polite">
      {warning && (
        <p className="notice">
          {warning} {words.roomMay}
        </p>
      )}
    </div>
  )
}

function chosenIn(form: HTMLFormElement): Chosen {
  const typed = new FormData(form)
  const amount = readUnits(String(typed.get('amount') ?? ''), churchCurrency())
  return {
    fund: String(typed.get('fund') ?? ''),
    category: String(typed.get('category') ?? ''),
    amount: Number.isNaN(amount) ? 0 : amount,
  }
}

/** The warning of a voucher of an amount; '' where there is room, or no agreed budget. */
function warningOf({ year, budget, spent, waiting }: BudgetRoomAnswer, amount: number): string {
  if (budget === null) return ''
  if (budget === 0) return words.roomNothing({ year })
  const used = spent + waiting
  const has = formatMoney(budget)
  if (used + amount > budget)
    return words.roomOver({
      year,
      budget: has,
      spent: formatMoney(used),
      over: formatMoney(used + amount - budget),
    })
  return used >= budget * nearly ? words.roomNearly({ year, budget: has, spent: formatMoney(used) }) : ''
}
