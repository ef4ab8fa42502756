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

type Props = {
  /** Undefined for somebody new. */
  row: Pick<PersonRow, 'id'> | undefined
  statuses: readonly string[]
  titles: readonly string[]
  branches: readonly BranchChoice[]
  changed: () => void
  close: () => void
}

const days = [
  ['born', 'Birthday'],
  ['baptised', 'Baptised on'],
  ['joined', 'Member since'],
  ['married', 'Married on'],
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
      title={person ? 'Edit person' : 'Add person'}
      shape={typedAs(PersonForm, (typed) => formOf(typed, person))}
      save={async (form) => {
        if (person) await call(changePerson, { id: person.id, body: form })
        else await call(addPerson, { body: form })
        changed()
      }}
      saved={person ? 'Saved' : 'Added'}
      outdated={changed}
      close={close}
    >
      <input type="hidden" name="version" value={person?.version ?? ''} />
      <SelectField name="title" label="Title" {...of(person?.title)}>
        <option value="">None</option>
        {[...new Set([...titles, ...(person?.title ? [person.title] : [])])].map((title) => (
          <option key={title}>{title}</option>
        ))}
      </SelectField>
      {isOwn ? (
        <p className="notice">
          Name, telephone and e-mail are those of the account: the member changes them in the profile.
        </p>
      ) : (
        <>
          <div className="form-pair">
            <Field name="first_name" label="First name" maxLength={60} required {...of(person?.first_name)} />
            <Field name="last_name" label="Last name" maxLength={60} {...of(person?.last_name)} />
          </div>
          <Field name="middle_name" label="Other names" maxLength={60} {...of(person?.middle_name)} />
          <SelectField name="gender" label="Gender" {...of(person?.gender)}>
            <option value="">Not specified</option>
            <option value="female">Female</option>
            <option value="male">Male</option>
          </SelectField>
          <Field
            name="telephone"
            label="Telephone"
            type="tel"
            {...of(person && shownTelephone(person.telephone))}
          />
          <Field name="email" label="E-mail" type="email" {...of(person?.email)} />
        </>
      )}
      <Field
        name="other_telephone"
        label="Other telephone"
        type="tel"
        {...of(person && shownTelephone(person.other_telephone))}
      />
      <div className="form-pair">
        <SelectField name="status" label="Status" {...of(person?.status)}>
          <option value="">No status</option>
          {[...new Set([...statuses, ...(person?.status ? [person.status] : [])])].map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <FellowshipSelect
          label="Fellowship"
          none="None"
          chosen={person?.fellowship ?? null}
          ordering="name"
        />
      </div>
      {branches.length > 0 && <BranchField person={person} branches={branches} />}
      <div className="form-pair">
        {days.map(([name, label]) => (
          <Field
            key={name}
            name={name}
            label={label}
            hint="Day/month/year, or what is known: day/month, month/year or the year"
            inputMode="numeric"
            {...of(typedPartialDate(person?.[name]))}
          />
        ))}
      </div>
      <SelectField name="baptism" label="Baptised, where the day is not known" {...of(person?.baptism)}>
        <option value="">Not known</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
      <Field name="address" label="Address" maxLength={300} {...of(person?.address)} />
      <SelectField name="language" label="Language" {...of(person?.language)}>
        <option value="">Not known</option>
        {usualLanguages.map((tag) => (
          <option key={tag} value={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
      </SelectField>
      <LongField name="ministries" label="Ministries, one on a line" {...of(person?.ministries.join('\n'))} />
      <LongField name="notes" label="Office notes" maxLength={10_000} {...of(person?.notes)} />
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
    ...Object.fromEntries(days.map(([name]) => [name, readPartialDate(typed[name])])),
    ministries: linesOf(ministries),
    fellowship: fellowship && !leaves ? Number(fellowship) : null,
    ...(branch !== undefined && { branch: branch ? Number(branch) : null }),
    ...versionOf(typed),
  }
}
