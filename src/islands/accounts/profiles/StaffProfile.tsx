import { useRef } from 'react'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { readMe } from '../../../lib/api/accounts/me.ts'
import { completeStaffProfile } from '../../../lib/api/accounts/profile-of-staff.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { StaffProfileForm } from '../../../lib/contract/accounts/profile.ts'
import { completeProfileTexts } from '../../../lib/texts/accounts/profile.ts'
import { today } from '../../../lib/time/today.ts'
import { storeAnsweredAccount } from '../../../stores/store-account.ts'
import { notify, notifyOnNextPage } from '../../../stores/toasts.ts'
import { FellowshipField } from './FellowshipField.tsx'
import { Later } from './Later.tsx'
import { ownProfileWords, profileWords } from './messages.ts'
import { PhotographField } from './PhotographField.tsx'

/** What the work of somebody who serves needs: their fellowship, and a face. The rest can be told on the profile. */
export function StaffProfile() {
  const photograph = useRef<File>(undefined)
  const edit = useForm({
    shape: StaffProfileForm,
    send: async (_, typed) => {
      if (photograph.current) typed.set('profile_image', photograph.current)
      await complete(typed)
      draft.forget()
      notifyOnNextPage('success', completeProfileTexts.success)
      location.replace('/dashboard')
    },
    refused: (error) => {
      notify.error(completeProfileTexts.failure)
      return error instanceof ApiError ? error.detail : completeProfileTexts.failure
    },
  })
  const { form, problem, busy } = edit
  const draft = useOwnDraft(form, 'complete-profile')

  return (
    <Form of={edit} className="grid gap-5">
      <p>{ownProfileWords.staffLede}</p>
      <input type="hidden" name="visit_date" value={today()} />
      <FellowshipField onReady={draft.restore} orNone />
      <PhotographField
        onPicked={(picked) => {
          photograph.current = picked
        }}
      />
      <Problem text={problem} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton label={profileWords.submit} busyLabel={profileWords.saving} busy={busy} />
        <Later />
      </div>
      <p className="hint">{ownProfileWords.staffLater}</p>
    </Form>
  )
}

/** A 409 (completed in another tab, or by a second tap) counts as success. */
async function complete(typed: FormData): Promise<void> {
  try {
    await completeStaffProfile(typed)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
  }
  await readMe().then(storeAnsweredAccount)
}
