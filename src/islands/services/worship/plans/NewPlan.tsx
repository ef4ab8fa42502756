import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field } from '../../../../components/form/Field.tsx'
import { call } from '../../../../lib/api/call.ts'
import { addPlan } from '../../../../lib/contract/services/calls/plans.ts'
import { NewPlanForm, type PlanChoices, planKinds } from '../../../../lib/contract/services/plan.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { planWords as words } from './messages.ts'
import { planKindName } from './names.ts'

type Props = {
  choices: PlanChoices
  made: (id: number) => void
  outdated: () => void
  close: () => void
}

/** Makes the order of a service, of an event, or of neither. */
export function NewPlan({ choices: { services, events }, made, ...dialog }: Props) {
  const [of, setOf] = useState(() => (services[0] ? `service ${services[0].id}` : ''))
  const [what, number] = of.split(' ')
  const id = Number(number)
  const service = what === 'service' ? services.find((one) => one.id === id) : undefined
  const shape = typedAs(NewPlanForm, (typed) => ({
    kind: typed['kind'],
    service: what === 'service' ? id : null,
    event: what === 'event' ? id : null,
    title: typed['title'],
    day: typed['day'] ?? '',
    start_time: typed['start_time'],
    from: typed['from'] === 'last' ? service?.last_plan : typed['from'],
  }))
  return (
    <EditDialog
      {...dialog}
      title={words.newOrder}
      shape={shape}
      save={async (body) => made((await call(addPlan, { body })).id)}
      act={[words.add, words.add]}
      saved={words.added}
    >
      <SelectField
        name="service"
        label={words.of}
        value={of}
        chosen
        onChange={({ currentTarget }) => setOf(currentTarget.value)}
      >
        {services.map((one) => (
          <option key={`service ${one.id}`} value={`service ${one.id}`}>
            {one.title}
          </option>
        ))}
        {events.map((event) => (
          <option key={`event ${event.id}`} value={`event ${event.id}`}>
            {`${event.title}, ${shownDay(event.date)}`}
          </option>
        ))}
        <option value="">{words.neither}</option>
      </SelectField>
      <SelectField name="kind" label={words.kind} chosen>
        {planKinds.map((kind) => (
          <option key={kind} value={kind}>
            {planKindName(kind)}
          </option>
        ))}
      </SelectField>
      <Field name="title" label={words.name} hint={what ? words.nameHint : undefined} required={!what} />
      {what !== 'event' && (
        <Field name="day" label={words.day} type="date" key={of} defaultValue={service?.next_day} required />
      )}
      {!what && <Field name="start_time" label={words.begins} type="time" />}
      <SelectField name="from" label={words.beginWith} key={`from ${of}`} chosen>
        <option value="template">{words.fromTemplate}</option>
        {service?.last_plan && <option value="last">{words.fromLast}</option>}
        <option value="empty">{words.fromEmpty}</option>
      </SelectField>
    </EditDialog>
  )
}
