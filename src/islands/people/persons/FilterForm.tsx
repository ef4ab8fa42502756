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
import { filterTexts } from '../../../lib/texts/people/people-filters.ts'
import { baptismNames, consentNames } from '../../../lib/texts/people/people-lists.ts'
import { monthNames } from '../../../lib/time/calendar-names.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { useEntryDraft } from '../../staff/entries/useEntryDraft.ts'
import { peopleWords } from './messages.ts'

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

const months = () =>
  [
    ['this', peopleWords.thisMonth],
    ...monthNames.map((name, at) => [String(at + 1), shownTime(name)] as const),
  ] as const
const days = () =>
  [
    ['baptised', peopleWords.baptised],
    ['joined', peopleWords.memberSince],
    ['married', peopleWords.married],
  ] as const
const has = () =>
  [
    ['telephone', peopleWords.telephone],
    ['email', peopleWords.email],
    ['account', peopleWords.accountOnSite],
  ] as const
const yesOrNo = () =>
  [
    ['yes', peopleWords.yes],
    ['no', peopleWords.no],
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
      <p className="hint">{peopleWords.fillInHint}</p>
      <Group name={filterTexts.groupPerson}>
        <Choice
          {...part}
          name="status"
          label={peopleWords.status}
          options={statuses.map((one) => [one, one] as const)}
        />
        <Choice
          key={fellowships.length}
          {...part}
          name="fellowship"
          label={peopleWords.fellowship}
          options={[['none', peopleWords.withoutFellowship], ...fellowships]}
        />
        {branches.length > 0 && (
          <Choice
            key={`branches ${branches.length}`}
            {...part}
            name="branch"
            label={peopleWords.branch}
            options={[['none', peopleWords.withoutBranch], ...branches]}
          />
        )}
        <Words {...part} name="ministry" label={peopleWords.ministry} />
        <Choice
          {...part}
          name="gender"
          label={peopleWords.gender}
          options={[
            ['female', peopleWords.female],
            ['male', peopleWords.male],
          ]}
        />
        <Choice
          {...part}
          name="language"
          label={peopleWords.language}
          options={usualLanguages.map((tag) => [tag, nameOfLanguage(tag)] as const)}
        />
        <Words {...part} name="age_from" label={peopleWords.ageFrom} inputMode="numeric" />
        <Words {...part} name="age_to" label={peopleWords.ageTo} inputMode="numeric" />
        <Choice {...part} name="birthday_month" label={peopleWords.birthdayIn} options={months()} />
        <Choice {...part} name="wedding_month" label={peopleWords.weddingAnniversary} options={months()} />
        <Choice
          {...part}
          name="children"
          label={peopleWords.livesWithChild}
          options={[
            ['yes', peopleWords.yes],
            ['parents', peopleWords.yesGrownUp],
            ['no', peopleWords.no],
          ]}
        />
      </Group>
      <Group name={filterTexts.groupNotSeen}>
        <Words
          {...part}
          name="not_seen"
          label={peopleWords.notSeenFor}
          inputMode="numeric"
          hint={peopleWords.notSeenHint}
        />
      </Group>
      <Group name={filterTexts.groupContact}>
        {has().map(([name, label]) => (
          <Choice key={name} {...part} name={name} label={label} options={yesOrNo()} />
        ))}
        <Choice
          {...part}
          name="purpose"
          label={peopleWords.consentFor}
          options={purposes.map((one) => [one, purposeNames[one]] as const)}
        />
        <Choice {...part} name="leave" label={peopleWords.consent} options={Object.entries(consentNames())} />
      </Group>
      <Group name={filterTexts.groupDates}>
        <Choice
          {...part}
          name="baptism"
          label={peopleWords.baptised}
          options={Object.entries(baptismNames())}
        />
        {days().flatMap(([name, label]) =>
          (['from', 'to'] as const).map((end) => (
            <Words
              key={`${name} ${end}`}
              {...part}
              name={`${name}_${end}`}
              label={
                end === 'from' ? filterTexts.dayFrom({ what: label }) : filterTexts.dayUntil({ what: label })
              }
              type="date"
            />
          )),
        )}
      </Group>
      <p>
        <SubmitButton label={peopleWords.showPeople} busyLabel={peopleWords.looking} busy={false} />
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
      <option value="">{peopleWords.any}</option>
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
