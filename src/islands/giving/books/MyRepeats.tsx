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
import { giftNames } from '../../../lib/texts/giving/gift-names.ts'
import { allTimes, whenOf, whenWords } from '../../../lib/texts/giving/repeat.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { myRepeatWords } from './messages.ts'

/** The member's gifts that come again: reminders, and cards that are charged. */
export function MyRepeats() {
  const { data: repeats, isHere, edit } = useOnOpen(useLoaded(listRepeats, myRepeatWords.notLoaded))
  const [adding, setAdding] = useState(false)
  const [busy, act] = useAct()
  if (!isHere || !repeats) return undefined
  const changed = (all: RepeatAnswer[]) => edit(() => all)
  return (
    <section className="grid grid-cols-1 gap-4 no-print" aria-labelledby="my-repeats">
      <div className="staff-head">
        <h2 id="my-repeats">{myRepeatWords.title}</h2>
        <button className="btn" type="button" onClick={() => setAdding(true)}>
          {myRepeatWords.remindMe}
        </button>
      </div>
      {repeats.length === 0 && (
        <p className="empty">{churchMails() ? myRepeatWords.noneByMail : myRepeatWords.none}</p>
      )}
      <ul className="grid gap-3">
        {repeats.map((repeat) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={repeat.id}>
            <span className="grid gap-1">
              <strong>
                {myRepeatWords.repeat({
                  sum: formatMoney(repeat.amount, repeat.currency),
                  fund: fundName(repeat.fund),
                  when: whenWords(repeat),
                })}
              </strong>
              <span>
                {repeat.way === 'card'
                  ? myRepeatWords.fromCard({ card: repeat.card })
                  : myRepeatWords.reminder({ method: methodName(repeat.method) })}
              </span>
              <span className="hint">{stateOf(repeat)}</span>
            </span>
            {repeat.stopped_at === null && (
              <button
                className="btn"
                type="button"
                disabled={busy}
                onClick={() =>
                  void act(async () => changed(await stopRepeat(repeat.id)), myRepeatWords.stopped)
                }
              >
                {myRepeatWords.stop({ fund: '', when: '' })[0]}
                <span className="sr-only">
                  {myRepeatWords.stop({ fund: fundName(repeat.fund), when: whenWords(repeat) })[1]}
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
  const ended = stopped_why
    ? myRepeatWords.stoppedWhy({ why: stopped_why })
    : myRepeatWords.stoppedOn({ day: day(stopped_at ?? '') })
  const next = stopped_at === null ? myRepeatWords.next({ day: day(next_on) }) : ended
  if (!last) return next
  return `${next} ${turnWords(last)}`
}

function turnWords({ period, receipt, reason }: RepeatAnswer['turns'][number]): string {
  if (receipt) return myRepeatWords.lastReceipt({ day: day(period), receipt })
  return reason
    ? myRepeatWords.lastReason({ day: day(period), reason })
    : myRepeatWords.lastOnItsWay({ day: day(period) })
}

const day = (date: string) => calendarWords.day({ day: formatDay(date) })

type Props = { changed: (all: RepeatAnswer[]) => void; close: () => void }

function NewReminder({ changed, close }: Props) {
  const currency = churchCurrency()
  return (
    <EditDialog
      title={myRepeatWords.remindMe}
      shape={typedAs(RepeatForm, ({ when, amount = '', fund, method }) => ({
        ...whenOf(when),
        fund,
        method,
        amount: readAmount(amount, currency),
      }))}
      save={async (form) => changed(await addRepeat(form))}
      saved={myRepeatWords.saved}
      outdated={() => undefined}
      close={close}
    >
      <SelectField name="when" label={myRepeatWords.when} required>
        {allTimes().map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <Field name="amount" label={myRepeatWords.amount({ currency })} inputMode="numeric" required />
      <SelectField name="fund" label={myRepeatWords.fund} required>
        {funds.map(([id, name]) => (
          <option key={id} value={id}>
            {giftNames.fund({ name })}
          </option>
        ))}
      </SelectField>
      <SelectField name="method" label={myRepeatWords.method} required>
        {paymentMethods.map(([id, name]) => (
          <option key={id} value={id}>
            {giftNames.method({ name })}
          </option>
        ))}
      </SelectField>
    </EditDialog>
  )
}
