import { ChoiceField, SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { changeProfile } from '../../../lib/api/accounts/profiles.ts'
import { maritalStatuses, type Profile, ProfileChanges } from '../../../lib/contract/accounts/profile.ts'
import { profileTexts } from '../../../lib/texts/accounts/profile-changes.ts'
import { notify } from '../../../stores/toasts.ts'
import type { EditFormProps } from './EditableCard.tsx'
import { EditForm } from './EditForm.tsx'
import { ownProfileWords } from './messages.ts'
import { useEditForm } from './useEditForm.ts'

const bornAgain = [
  ['true', 'Yes'],
  ['false', 'No'],
  ['', 'Leave open'],
] as const

/** Edits the details from the completed profile (spec 1 §7, PUT profiles/). */
export function OtherForm({ values: profile, draft, close }: EditFormProps<Profile>) {
  const edit = useEditForm({
    shape: ProfileChanges,
    draft,
    send: async (changes) => {
      await changeProfile(changes)
      notify.success(profileTexts.profileSuccess)
      const { marital_Status, ...others } = changes
      close({ ...profile, ...others, marital_status: marital_Status })
    },
  })
  const field = { required: true }

  return (
    <EditForm edit={edit} cancel={() => close()}>
      <Field
        {...field}
        name="date_of_birth"
        label={ownProfileWords.dateBirth}
        type="date"
        min="1900-01-01"
        autoComplete="bday"
        defaultValue={profile.date_of_birth}
      />
      <SelectField
        {...field}
        name="marital_Status"
        label={ownProfileWords.maritalStatus}
        defaultValue={profile.marital_status}
      >
        <option value="" disabled>
          {ownProfileWords.pleaseChoose}
        </option>
        {maritalStatuses.map((status) => (
          <option key={status} value={status}>
            {status.charAt(0).toUpperCase() + status.slice(1)}
          </option>
        ))}
      </SelectField>
      <Field
        {...field}
        name="house_address"
        label={ownProfileWords.houseAddress}
        autoComplete="address-line1"
        defaultValue={profile.house_address}
      />
      <ChoiceField
        name="born_again"
        label={ownProfileWords.bornAgain}
        options={bornAgain}
        defaultValue={String(profile.born_again ?? '')}
        optional
      />
      <Field
        {...field}
        name="occupation"
        label={ownProfileWords.occupation}
        autoComplete="organization-title"
        defaultValue={profile.occupation}
      />
    </EditForm>
  )
}
