import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { readSpendRule, setSpendRule } from '../../../../lib/contract/giving/calls/spending.ts'
import { SpendRuleForm } from '../../../../lib/contract/giving/spending.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { spendingWords as words } from './messages.ts'

const load = () => call(readSpendRule)

/** Who has to agree to a voucher, by its amount. */
export function SpendRule({ isTreasurer }: { isTreasurer: boolean }) {
  const { data: rule, edit, reload } = useOnOpen(useLoaded(load, words.ruleNotLoaded))
  const [isChanging, setChanging] = useState(false)
  if (!rule) return null
  const { check_from, second_from, payer_differs, set_by, set_at } = rule
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.ruleTitle}</h2>
        {isTreasurer && (
          <button className="btn btn-primary" type="button" onClick={() => setChanging(true)}>
            {words.changeRule}
          </button>
        )}
      </div>
      <ul className="grid gap-2">
        <li>{words.twoPeople}</li>
        <li>
          {check_from === null ? words.checkNever : words.checkFrom({ amount: formatMoney(check_from) })}
        </li>
        <li>
          {second_from === null ? words.secondNever : words.secondFrom({ amount: formatMoney(second_from) })}
        </li>
        <li>{payer_differs ? words.payerDiffers : words.payerMay}</li>
        <li>{words.together}</li>
      </ul>
      {set_at && <p className="hint">{words.setBy({ name: set_by, day: formatDay(set_at) })}</p>}
      {isChanging && (
        <FieldsDialog
          title={words.ruleTitle}
          schema={SpendRuleForm}
          fields={[
            { kind: 'money', name: 'check_from', label: words.checkLabel, hint: words.ruleHint },
            { kind: 'money', name: 'second_from', label: words.secondLabel, hint: words.ruleHint },
            { kind: 'tick', name: 'payer_differs', label: words.payerLabel },
          ]}
          row={rule}
          save={async (body) => {
            const now = await call(setSpendRule, { body })
            edit(() => now)
          }}
          saved={words.ruleSaved}
          outdated={reload}
          close={() => setChanging(false)}
        />
      )}
    </div>
  )
}
