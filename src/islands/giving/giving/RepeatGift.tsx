import { type ReactNode, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { TickField } from '../../../components/form/TickField.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { addRepeat, chargeCard } from '../../../lib/api/giving/repeats.ts'
import type { GiftAnswer } from '../../../lib/contract/giving/giving.ts'
import { CardRepeatForm, RepeatForm } from '../../../lib/contract/giving/repeat.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { allTimes, monthTimes, whenOf } from '../../../lib/texts/giving/repeat.ts'
import { today } from '../../../lib/time/today.ts'
import { repeatWords } from './messages.ts'

/** After a gift: the same again each month, by a reminder, or from the card if its owner says so. */
export function RepeatGift({ gift }: { gift: GiftAnswer }) {
  const [done, setDone] = useState<ReactNode>()
  if (done)
    return (
      <p className="notice notice-success" role="status">
        {done}
      </p>
    )
  return (
    <details className="card grid gap-4 p-4">
      <summary>{repeatWords.begin}</summary>
      <Remind gift={gift} done={() => setDone(churchMails() ? <RemindedByMail /> : <Reminded />)} />
      {gift.method === 'bank-card' && <FromCard gift={gift} done={() => setDone(<Charged />)} />}
    </details>
  )
}

const toMyGiving = '/my-giving'

const Reminded = () => (
  <>
    {repeatWords.reminded[0]}
    <a href={toMyGiving}>{repeatWords.reminded[1]}</a>
    {repeatWords.reminded[2]}
  </>
)

const RemindedByMail = () => (
  <>
    {repeatWords.remindedByMail[0]}
    <a href={toMyGiving}>{repeatWords.remindedByMail[1]}</a>
    {repeatWords.remindedByMail[2]}
  </>
)

const Charged = () => (
  <>
    {repeatWords.charged[0]}
    <a href={toMyGiving}>{repeatWords.charged[1]}</a>
    {repeatWords.charged[2]}
  </>
)

type Props = { gift: GiftAnswer; done: () => void }

const dayOfToday = () => `month.${Number(today().slice(8))}`

function Remind({ gift: { fund, method, amount }, done }: Props) {
  const edit = useForm({
    shape: typedAs(RepeatForm, ({ when }) => ({ ...whenOf(when), fund, method, amount })),
    send: async (request) => {
      await addRepeat(request)
      done()
    },
    refused: whyRefused,
  })
  const { problem, busy } = edit
  return (
    <Form of={edit} className="mt-4 grid gap-4">
      <Times name="when" label={repeatWords.remind} times={allTimes()} />
      <Problem text={problem} />
      <div>
        <SubmitButton label={repeatWords.remind} busyLabel={repeatWords.saving} busy={busy} />
      </div>
    </Form>
  )
}

function FromCard({ gift: { reference, amount, currency }, done }: Props) {
  const edit = useForm({
    shape: typedAs(CardRepeatForm, ({ on, agreed }) => ({
      reference,
      on_day: whenOf(on).on_day,
      agreed: agreed === 'on',
    })),
    send: async (request) => {
      await chargeCard(request)
      done()
    },
    refused: whyRefused,
  })
  const { problem, busy } = edit
  return (
    <Form of={edit} className="mt-6 grid gap-4">
      <Times name="on" label={repeatWords.orCharge} times={monthTimes()} />
      <TickField name="agreed">{repeatWords.agreed({ sum: formatMoney(amount, currency) })}</TickField>
      <Problem text={problem} />
      <div>
        <SubmitButton label={repeatWords.charge} busyLabel={repeatWords.saving} busy={busy} />
      </div>
    </Form>
  )
}

type TimesProps = Pick<Parameters<typeof SelectField>[0], 'name' | 'label'> & {
  times: readonly (readonly [string, string])[]
}

function Times({ times, ...field }: TimesProps) {
  return (
    <SelectField {...field} defaultValue={dayOfToday()} required>
      {times.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}
