import { useEffect, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import type { BranchChoice } from '../../../lib/contract/people/branch.ts'
import { addPerson, changePerson, readPerson } from '../../../lib/contract/people/calls/persons.ts'
import { type PersonAnswer, PersonForm, type PersonRow } from '../../../lib/contract/people/person.ts'
import { linesOf, type Typed, typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { nameOfLanguage, usualLanguages } from '../../../lib/text/language-names.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { readPartialDate, typedPartialDate } from '../../../lib/time/partial-date.ts'
import { notify } from '../../../stores/toasts.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { FellowshipSelect } from '../../staff/entries/FellowshipSelect.tsx'
import { BranchField } from './BranchField.tsx'
import { peopleWords } from './messages.ts'

type Props = {
  /** Undefined for somebody new. */
  row: Pick<PersonRow, 'id'> | undefined
  statuses: readonly string[]
  titles: readonly string[]
  branches: readonly BranchChoice[]
  changed: () => void
  close: () => void
}

const days = () =>
  [
    ['born', peopleWords.birthday],
    ['baptised', peopleWords.baptisedOn],
    ['joined', peopleWords.memberSince],
    ['married', peopleWords.marriedOn],
  ] as const

/** Adds somebody, or changes an entry. */
export function PersonEditor({ row, ...props }: Props) {
  const [person, setPerson] = useState<PersonAnswer>()
  const { close } = props
  useEffect(() => {
    if (!row) return
    call(readPerson, { id: row.id }).then(setPerson, (error: unknown) => {
      notify.error(whyRefused(error))
      close()
    })
  }, [row, close])
  return row && !person ? null : <Editor {...props} person={person} />
}

function Editor({
  person,
  statuses,
  titles,
  branches,
  changed,
  close,
}: Omit<Props, 'row'> & { person: PersonAnswer | undefined }) {
  const isOwn = person?.account != null
  return (
    <EditDialog
      title={person ? peopleWords.editPerson : peopleWords.addPerson}
      shape={typedAs(PersonForm, (typed) => formOf(typed, person))}
      save={async (form) => {
        if (person) await call(changePerson, { id: person.id, body: form })
        else await call(addPerson, { body: form })
        changed()
      }}
      saved={person ? peopleWords.saved : peopleWords.added}
      outdated={changed}
      close={close}
    >
      <input type="hidden" name="version" value={person?.version ?? ''} />
      <SelectField name="title" label={peopleWords.title} {...of(person?.title)}>
        <option value="">{peopleWords.none}</option>
        {[...new Set([...titles, ...(person?.title ? [person.title] : [])])].map((title) => (
          <option key={title}>{title}</option>
        ))}
      </SelectField>
      {isOwn ? (
        <p className="notice">{peopleWords.accountDetailsHint}</p>
      ) : (
        <>
          <div className="form-pair">
            <Field
              name="first_name"
              label={peopleWords.firstName}
              maxLength={60}
              required
              {...of(person?.first_name)}
            />
            <Field name="last_name" label={peopleWords.lastName} maxLength={60} {...of(person?.last_name)} />
          </div>
          <Field
            name="middle_name"
            label={peopleWords.otherNames}
            maxLength={60}
            {...of(person?.middle_name)}
          />
          <SelectField name="gender" label={peopleWords.gender} {...of(person?.gender)}>
            <option value="">{peopleWords.notSpecified}</option>
            <option value="female">{peopleWords.female}</option>
            <option value="male">{peopleWords.male}</option>
          </SelectField>
          <Field
            name="telephone"
            label={peopleWords.telephone}
            type="tel"
            {...of(person && shownTelephone(person.telephone))}
          />
          <Field name="email" label={peopleWords.email} type="email" {...of(person?.email)} />
        </>
      )}
      <Field
        name="other_telephone"
        label={peopleWords.otherTelephone}
        type="tel"
        {...of(person && shownTelephone(person.other_telephone))}
      />
      <div className="form-pair">
        <SelectField name="status" label={peopleWords.status} {...of(person?.status)}>
          <option value="">{peopleWords.noStatus}</option>
          {[...new Set([...statuses, ...(person?.status ? [person.status] : [])])].map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <FellowshipSelect
          label={peopleWords.fellowship}
          none="None"
          chosen={person?.fellowship ?? null}
          ordering="name"
        />
      </div>
      {branches.length > 0 && <BranchField person={person} branches={branches} />}
      <div className="form-pair">
        {days().map(([name, label]) => (
          <Field
            key={name}
            name={name}
            label={label}
            hint={peopleWords.partialDateHint}
            inputMode="numeric"
            {...of(typedPartialDate(person?.[name]))}
          />
        ))}
      </div>
      <SelectField name="baptism" label={peopleWords.baptisedDayUnknown} {...of(person?.baptism)}>
        <option value="">{peopleWords.notKnown}</option>
        <option value="yes">{peopleWords.yes}</option>
        <option value="no">{peopleWords.no}</option>
      </SelectField>
      <Field name="address" label={peopleWords.address} maxLength={300} {...of(person?.address)} />
      <SelectField name="language" label={peopleWords.language} {...of(person?.language)}>
        <option value="">{peopleWords.notKnown}</option>
        {usualLanguages.map((tag) => (
          <option key={tag} value={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
      </SelectField>
      <LongField
        name="ministries"
        label={peopleWords.ministriesPerLine}
        {...of(person?.ministries.join('\n'))}
      />
      <LongField name="notes" label={peopleWords.officeNotes} maxLength={10_000} {...of(person?.notes)} />
    </EditDialog>
  )
}

const of = (defaultValue: string | undefined) => (defaultValue ? { defaultValue } : {})

/** What is typed; of somebody with an account the contacts stay as they are. */
function formOf(typed: Typed, person: PersonAnswer | undefined): object {
  const own =
    person?.account &&
    (({ first_name, middle_name, last_name, gender, telephone, email }) => ({
      first_name,
      middle_name,
      last_name,
      gender,
      telephone,
      email,
    }))(person)
  const { fellowship, branch, leaves, ministries, version: _, ...words } = typed
  return {
    ...own,
    ...words,
    ...Object.fromEntries(days().map(([name]) => [name, readPartialDate(typed[name])])),
    ministries: linesOf(ministries),
    fellowship: fellowship && !leaves ? Number(fellowship) : null,
    ...(branch !== undefined && { branch: branch ? Number(branch) : null }),
    ...versionOf(typed),
  }
}
