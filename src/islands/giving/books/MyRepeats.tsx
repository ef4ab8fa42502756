import { useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { addRepeat, listRepeats, stopRepeat } from '../../../lib/api/giving/repeats.ts'
import { paymentMethods } from '../../../lib/contract/giving/donation.ts'
import { funds } from '../../../lib/contract/giving/giving.ts'
import { type RepeatAnswer, RepeatForm } from '../../../lib/contract/giving/repeat.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { formatMoney, readAmount } from '../../../lib/money/money.ts'
import { churchCurrency, churchMails } from '../../../lib/site/this-church.ts'
import { fundName, methodName } from '../../../lib/texts/giving/gift-name.ts'
import { allTimes, whenOf, whenWords } from '../../../lib/texts/giving/repeat.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

/** The member's gifts that come again: reminders, and cards that are charged. */
export function MyRepeats() {
  const {
    data: repeats,
    isHere,
    edit,
  } = useOnOpen(useLoaded(listRepeats, 'Your reminders could not be loaded.'))
  const [adding, setAdding] = useState(false)
  const [busy, act] = useAct()
  if (!isHere || !repeats) return undefined
  const changed = (all: RepeatAnswer[]) => edit(() => all)
  return (
    <section className="grid grid-cols-1 gap-4 no-print" aria-labelledby="my-repeats">
      <div className="staff-head">
        <h2 id="my-repeats">Recurring gifts</h2>
        <button className="btn" type="button" onClick={() => setAdding(true)}>
          Remind me to give
        </button>
      </div>
      {repeats.length === 0 && (
        <p className="empty">
          We can remind you each month or each week{churchMails() && ' by e-mail'}. Nothing is paid by itself.
        </p>
      )}
      <ul className="grid gap-3">
        {repeats.map((repeat) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={repeat.id}>
            <span className="grid gap-1">
              <strong>
                {formatMoney(repeat.amount, repeat.currency)} for {fundName(repeat.fund)}, {whenWords(repeat)}
              </strong>
              <span>
                {repeat.way === 'card'
                  ? `From your card, ${repeat.card}`
                  : `A reminder, ${methodName(repeat.method)}`}
              </span>
              <span className="hint">{stateOf(repeat)}</span>
            </span>
            {repeat.stopped_at === null && (
              <button
                className="btn"
                type="button"
                disabled={busy}
                onClick={() => void act(async () => changed(await stopRepeat(repeat.id)), 'Stopped')}
              >
                Stop
                <span className="sr-only">
                  : {fundName(repeat.fund)}, {whenWords(repeat)}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {adding && <NewReminder changed={changed} close={() => setAdding(false)} />}
    </section>
  )
}

function stateOf({ stopped_at, stopped_why, next_on, turns: [last] }: RepeatAnswer): string {
  const ended = stopped_why ? `Stopped: ${stopped_why}` : `Stopped on ${formatDay(stopped_at ?? '')}.`
  const next = stopped_at === null ? `Next on ${formatDay(next_on)}.` : ended
  if (!last) return next
  const came = last.receipt ? `receipt ${last.receipt}` : last.reason || 'on its way'
  return `${next} Last on ${formatDay(last.period)}: ${came}.`
}

type Props = { changed: (all: RepeatAnswer[]) => void; close: () => void }

function NewReminder({ changed, close }: Props) {
  const currency = churchCurrency()
  return (
    <EditDialog
      title="Remind me to give"
      shape={typedAs(RepeatForm, ({ when, amount = '', fund, method }) => ({
        ...whenOf(when),
        fund,
        method,
        amount: readAmount(amount, currency),
      }))}
      save={async (form) => changed(await addRepeat(form))}
      saved="We shall remind you"
      outdated={() => undefined}
      close={close}
    >
      <SelectField name="when" label="When" required>
        {allTimes().map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <Field name="amount" label={`Amount in ${currency}`} inputMode="numeric" required />
      <SelectField name="fund" label="What it is for" required>
        {funds.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="method" label="Payment method" required>
        {paymentMethods.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </EditDialog>
  )
}
