import { ChoiceField, SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { changeProfile } from '../../../lib/api/accounts/profiles.ts'
import { maritalStatuses, type Profile, ProfileChanges } from '../../../lib/contract/accounts/profile.ts'
import { profileTexts } from '../../../lib/texts/accounts/profile-changes.ts'
import { notify } from '../../../stores/toasts.ts'
import type { EditFormProps } from './EditableCard.tsx'
import { EditForm } from './EditForm.tsx'
import { maritalName } from './marital-name.ts'
import { ownProfileWords, profileWords } from './messages.ts'
import { useEditForm } from './useEditForm.ts'

const bornAgain = () =>
  [
    ['true', profileWords.yes],
    ['false', profileWords.no],
    ['', ownProfileWords.leaveOpen],
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
        label={profileWords.birth}
        type="date"
        min="1900-01-01"
        autoComplete="bday"
        defaultValue={profile.date_of_birth}
      />
      <SelectField
        {...field}
        name="marital_Status"
        label={profileWords.maritalStatus}
        defaultValue={profile.marital_status}
      >
        <option value="" disabled>
          {profileWords.choose}
        </option>
        {maritalStatuses.map((status) => (
          <option key={status} value={status}>
            {maritalName(status)}
          </option>
        ))}
      </SelectField>
      <Field
        {...field}
        name="house_address"
        label={profileWords.house}
        autoComplete="address-line1"
        defaultValue={profile.house_address}
      />
      <ChoiceField
        name="born_again"
        label={profileWords.bornAgain}
        options={bornAgain()}
        defaultValue={String(profile.born_again ?? '')}
        optional
      />
      <Field
        {...field}
        name="occupation"
        label={profileWords.occupation}
        autoComplete="organization-title"
        defaultValue={profile.occupation}
      />
    </EditForm>
  )
}
