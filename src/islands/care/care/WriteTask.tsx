import { type ReactNode, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Errors, useErrors } from '../../../components/form/errors.ts'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { Notes } from '../../../components/form/frame.tsx'
import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { call } from '../../../lib/api/call.ts'
import { findHelpers } from '../../../lib/api/care/care.ts'
import { findPeople } from '../../../lib/api/people/persons.ts'
import { addTask } from '../../../lib/contract/care/calls/care.ts'
import { CareTaskForm, type HelperAnswer, writtenKinds } from '../../../lib/contract/care/care.ts'
import { nameOfPerson, type PersonRow } from '../../../lib/contract/people/person.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { labelOf } from './HandOver.tsx'
import { careWords } from './messages.ts'
import { kindNames } from './task-words.ts'

/** A task that a leader or a pastor writes: hospital, bereavement, or anything else. */
export function WriteTask({ changed, close }: { changed: () => void; close: () => void }) {
  const [person, setPerson] = useState<PersonRow>()
  const [doer, setDoer] = useState<HelperAnswer>()
  const doerName = doer?.name ?? careWords.me
  return (
    <EditDialog
      title={careWords.addTask}
      shape={typedAs(CareTaskForm, ({ is_confidential, kind, title, words, due_on }) => ({
        kind,
        title,
        words,
        due_on,
        person: person?.id,
        assigned: doer?.id ?? null,
        is_confidential: is_confidential === 'on',
      }))}
      save={async (form) => {
        await call(addTask, { body: form })
        changed()
      }}
      saved={careWords.taskAdded}
      draft={{ kind: 'care-task', entry: undefined }}
      outdated={changed}
      close={close}
    >
      <div className="field">
        {person && (
          <p>
            {careWords.aboutName({ name: nameOfPerson(person) })[0]}
            <strong>{careWords.aboutName({ name: nameOfPerson(person) })[1]}</strong>
            {careWords.aboutName({ name: nameOfPerson(person) })[2]}
          </p>
        )}
        <ErrorsUntil chosen={person}>
          <NameSearch
            id="person"
            label={person ? careWords.anotherPerson : careWords.person}
            placeholder={careWords.typeTwoLettersName}
            find={findPeople}
            labelOf={(one) => [nameOfPerson(one), one.fellowship_name].filter(Boolean).join(', ')}
            choose={(one) => {
              setPerson(one)
              return true
            }}
          />
          <Notes name="person" />
        </ErrorsUntil>
      </div>
      <SelectField name="kind" label={careWords.type} required>
        <option value="">{careWords.pleaseChoose}</option>
        {writtenKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </SelectField>
      <Field name="title" label={careWords.task} maxLength={120} required />
      <LongField name="words" label={careWords.details} rows={3} maxLength={1000} />
      <Field name="due_on" label={careWords.dueDate} type="date" />
      <div className="field">
        <p>
          {careWords.assignedToDoer({ name: doerName })[0]}
          <strong>{careWords.assignedToDoer({ name: doerName })[1]}</strong>
          {careWords.assignedToDoer({ name: doerName })[2]}
        </p>
        <NameSearch
          id="assigned"
          label={careWords.assign}
          placeholder={careWords.typeTwoLettersName}
          find={findHelpers}
          labelOf={labelOf}
          choose={(one) => {
            setDoer(one)
            return true
          }}
        />
        <Notes name="assigned" />
      </div>
      <label className="choice">
        <input type="checkbox" name="is_confidential" />
        <span>{careWords.confidentialOnlyWhoDoes}</span>
      </label>
    </EditDialog>
  )
}

/** No field clears the error of a search: the choice does. */
function ErrorsUntil({ chosen, children }: { chosen: object | undefined; children: ReactNode }) {
  const errors = useErrors()
  return <Errors value={chosen ? {} : errors}>{children}</Errors>
}
