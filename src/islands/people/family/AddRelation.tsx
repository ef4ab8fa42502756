import { useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { call } from '../../../lib/api/call.ts'
import { findPeople } from '../../../lib/api/people/persons.ts'
import { addRelation } from '../../../lib/contract/people/calls/family.ts'
import { RelationForm, type RelationKind, relationKinds } from '../../../lib/contract/people/family.ts'
import { nameOfPerson, type PersonAnswer, type PersonRow } from '../../../lib/contract/people/person.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { familyWords } from './messages.ts'
import { relationWord } from './relation-words.ts'

type Props = { id: number; name: string; show: (now: PersonAnswer) => void; close: () => void }

/** Says who is of somebody's family. A next of kin may be a name with a telephone number. */
export function AddRelation({ id, name, show, close }: Props) {
  const [kind, setKind] = useState<RelationKind>('spouse')
  const [other, setOther] = useState<PersonRow>()
  return (
    <EditDialog
      title={familyWords.addTitle({ name })}
      shape={typedAs(RelationForm, ({ name = '', telephone = '', says = '' }) => ({
        kind,
        person: other?.id ?? null,
        says,
        ...(kind === 'kin' && !other && { name, telephone }),
      }))}
      save={async (form) => show(await call(addRelation, { id, body: form }))}
      act={[familyWords.addRelation, familyWords.adding]}
      saved={familyWords.added}
      outdated={() => undefined}
      close={close}
    >
      <SelectField
        name="kind"
        label={familyWords.relation}
        chosen
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind(relationKinds.find((one) => one === value) ?? 'spouse')
        }
      >
        {relationKinds.map((one) => (
          <option key={one} value={one}>
            {relationWord({ kind: one, gender: '' })}
          </option>
        ))}
      </SelectField>
      {other ? (
        <p className="flex flex-wrap items-center gap-3">
          {familyWords.chosen({ name: nameOfPerson(other) })}
          <button className="btn btn-quiet" type="button" onClick={() => setOther(undefined)}>
            {familyWords.chooseOther}
          </button>
        </p>
      ) : (
        <div className="field">
          <NameSearch
            id="person"
            label={familyWords.searchName}
            find={findPeople}
            not={id}
            labelOf={(person) =>
              [nameOfPerson(person), person.telephone, person.fellowship_name].filter(Boolean).join(', ')
            }
            choose={(person) => {
              setOther(person)
              return true
            }}
          />
        </div>
      )}
      {kind === 'kin' && !other && (
        <>
          <Field name="name" label={familyWords.orName} maxLength={60} autoComplete="off" />
          <Field
            name="telephone"
            label={familyWords.telephone}
            hint={familyWords.telephoneHint}
            type="tel"
            autoComplete="off"
          />
        </>
      )}
      <Field
        name="says"
        label={familyWords.says}
        hint={familyWords.saysHint}
        maxLength={60}
        autoComplete="off"
      />
    </EditDialog>
  )
}
