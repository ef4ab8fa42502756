import { Field } from '../../../components/form/Field.tsx'
import { call } from '../../../lib/api/call.ts'
import { changeRelation } from '../../../lib/contract/people/calls/family.ts'
import { type FamilyMemberAnswer, RelationChange } from '../../../lib/contract/people/family.ts'
import type { PersonAnswer } from '../../../lib/contract/people/person.ts'
import { typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { familyWords } from './messages.ts'

type Props = {
  id: number
  member: FamilyMemberAnswer
  show: (now: PersonAnswer) => void
  outdated: () => unknown
  close: () => void
}

/** Changes what is said of a next of kin; name and telephone only of who is not in the register. */
export function EditRelation({ id, member, show, outdated, close }: Props) {
  const { relation, name, telephone, says, version, person } = member
  return (
    <EditDialog
      title={familyWords.editTitle({ name })}
      shape={typedAs(RelationChange, ({ name = '', telephone = '', says = '', ...typed }) => ({
        name,
        telephone,
        says,
        ...versionOf(typed),
      }))}
      save={async (form) => show(await call(changeRelation, { id, relation: relation ?? 0, body: form }))}
      saved={familyWords.saved}
      outdated={() => void outdated()}
      close={close}
    >
      <input type="hidden" name="version" value={version ?? ''} />
      {person === null && (
        <>
          <Field name="name" label={familyWords.orName} maxLength={60} required defaultValue={name} />
          <Field
            name="telephone"
            label={familyWords.telephone}
            hint={familyWords.telephoneHint}
            type="tel"
            defaultValue={shownTelephone(telephone)}
          />
        </>
      )}
      <Field
        name="says"
        label={familyWords.says}
        hint={familyWords.saysHint}
        maxLength={60}
        defaultValue={says}
      />
    </EditDialog>
  )
}
