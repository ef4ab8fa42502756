import type { ReactNode } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { purposes } from '../../../lib/contract/messages/message.ts'
import { PeopleFilter } from '../../../lib/contract/people/people-list.ts'
import { nameOfLanguage, usualLanguages } from '../../../lib/text/language-names.ts'
import { purposeNames } from '../../../lib/texts/messages/messages.ts'
import { baptismNames, consentNames, monthNames } from '../../../lib/texts/people/people-lists.ts'
import { useEntryDraft } from '../../staff/entries/useEntryDraft.ts'

type Props = {
  /** The current filter. */
  filter: Partial<PeopleFilter>
  statuses: readonly string[]
  fellowships: readonly (readonly [string, string])[]
  branches: readonly (readonly [string, string])[]
  /** A new list: what is typed stays until it is shown. */
  isNew: boolean
  show: (filter: PeopleFilter) => void
}

const months = [
  ['this', 'This month'],
  ...monthNames.map((name, at) => [String(at + 1), name] as const),
] as const
const days = [
  ['baptised', 'Baptised'],
  ['joined', 'Member since'],
  ['married', 'Married'],
] as const
const has = [
  ['telephone', 'Telephone'],
  ['email', 'E-mail'],
  ['account', 'Account on the site'],
] as const
const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

/** What a list asks for. All that is filled in has to be true. */
export function FilterForm({ filter, statuses, fellowships, branches, isNew, show }: Props) {
  const edit = useForm<PeopleFilter>({
    shape: PeopleFilter,
    send: async (filter) => {
      draft.forget()
      clear()
      show(filter)
    },
    refused: () => '',
  })
  const { form, clear } = edit
  const draft = useEntryDraft(form, isNew ? { kind: 'list of people', entry: undefined } : undefined)
  const part = { filter }
  return (
    <Form of={edit} className="grid grid-cols-1 gap-4">
      <p className="hint">Fill in what has to be true. Leave the rest as it is.</p>
      <Group name="Person">
        <Choice {...part} name="status" label="Status" options={statuses.map((one) => [one, one] as const)} />
        <Choice
          key={fellowships.length}
          {...part}
          name="fellowship"
          label="Fellowship"
          options={[['none', 'Without a fellowship'], ...fellowships]}
        />
        {branches.length > 0 && (
          <Choice
            key={`branches ${branches.length}`}
            {...part}
            name="branch"
            label="Branch"
            options={[['none', 'Without a branch'], ...branches]}
          />
        )}
        <Words {...part} name="ministry" label="Ministry" />
        <Choice
          {...part}
          name="gender"
          label="Gender"
          options={[
            ['female', 'Female'],
            ['male', 'Male'],
          ]}
        />
        <Choice
          {...part}
          name="language"
          label="Language"
          options={usualLanguages.map((tag) => [tag, nameOfLanguage(tag)] as const)}
        />
        <Words {...part} name="age_from" label="Age from" inputMode="numeric" />
        <Words {...part} name="age_to" label="Age to" inputMode="numeric" />
        <Choice {...part} name="birthday_month" label="Birthday in" options={months} />
        <Choice {...part} name="wedding_month" label="Wedding anniversary in" options={months} />
        <Choice
          {...part}
          name="children"
          label="Lives with a child under 18"
          options={[
            ['yes', 'Yes'],
            ['parents', 'Yes, and is grown-up'],
            ['no', 'No'],
          ]}
        />
      </Group>
      <Group name="Not seen">
        <Words
          {...part}
          name="not_seen"
          label="Not seen for (weeks)"
          inputMode="numeric"
          hint="Marked absent in this time or checked in before it, and not once present."
        />
      </Group>
      <Group name="Contact details">
        {has.map(([name, label]) => (
          <Choice key={name} {...part} name={name} label={label} options={yesOrNo} />
        ))}
        <Choice
          {...part}
          name="purpose"
          label="Consent for"
          options={purposes.map((one) => [one, purposeNames[one]] as const)}
        />
        <Choice {...part} name="leave" label="Consent" options={Object.entries(consentNames)} />
      </Group>
      <Group name="Church dates">
        <Choice {...part} name="baptism" label="Baptised" options={Object.entries(baptismNames)} />
        {days.flatMap(([name, label]) =>
          (['from', 'to'] as const).map((end) => (
            <Words
              key={`${name} ${end}`}
              {...part}
              name={`${name}_${end}`}
              label={`${label}, ${end === 'from' ? 'from' : 'up to'}`}
              type="date"
            />
          )),
        )}
      </Group>
      <p>
        <SubmitButton label="Show people" busyLabel="Looking..." busy={false} />
      </p>
    </Form>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-1 gap-3 [&_.optional]:hidden">
      <legend className="pb-2 text-lg font-bold">{name}</legend>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

type FieldProps = {
  name: keyof PeopleFilter
  label: string
  filter: Partial<PeopleFilter>
}

function Choice({
  filter,
  options,
  ...field
}: FieldProps & { options: readonly (readonly [string, string])[] }) {
  const chosen = filter[field.name] ?? ''
  const isThere = chosen === '' || options.some(([value]) => value === chosen)
  return (
    <SelectField {...field} defaultValue={chosen}>
      <option value="">Any</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
      {!isThere && <option value={chosen}>{chosen}</option>}
    </SelectField>
  )
}

function Words({ filter, ...field }: FieldProps & { type?: 'date'; inputMode?: 'numeric'; hint?: string }) {
  return <Field {...field} defaultValue={filter[field.name] ?? ''} maxLength={60} />
}
