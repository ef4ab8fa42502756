import { useCallback, useEffect, useRef, useState } from 'react'
import { ChoiceField, SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { completeProfile } from '../../../lib/api/accounts/profiles.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { dropLoginIntent, readLoginIntent, wayOfIntent } from '../../../lib/browser/login-intent.ts'
import {
  looksLikeDigitalAddress,
  maritalStatuses,
  noFellowship,
  ProfileForm,
} from '../../../lib/contract/accounts/profile.ts'
import { churchCountry } from '../../../lib/site/this-church.ts'
import { completeProfileTexts } from '../../../lib/texts/accounts/profile.ts'
import { today } from '../../../lib/time/today.ts'
import { readAccount } from '../../../stores/member.ts'
import { storeAccount } from '../../../stores/session-acts.ts'
import { notify, notifyOnNextPage } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'
import { FellowshipField } from './FellowshipField.tsx'
import { Later } from './Later.tsx'
import { maritalName } from './marital-name.ts'
import { profileWords } from './messages.ts'
import { PhotographField } from './PhotographField.tsx'

const bornAgain = () =>
  [
    ['true', profileWords.yes],
    ['false', profileWords.no],
  ] as const

/** The form that a member fills in once, before the dashboard opens (spec 1 §2, Complete Profile). */
export function CompleteProfileForm() {
  const photograph = useRef<File>(undefined)
  const edit = useForm({
    shape: ProfileForm,
    send: async (_, typed) => {
      if (photograph.current) typed.set('profile_image', photograph.current)
      await finish(typed)
      draft.forget()
      // A different fellowship was chosen here: drop the intent to join the earlier one.
      if (typed.get('fellowship') !== String(readLoginIntent()?.fellowship)) dropLoginIntent()
      location.replace(wayOfIntent() ?? '/dashboard')
    },
    refused: (error) => {
      notify.error(completeProfileTexts.failure)
      return error instanceof ApiError ? error.detail : completeProfileTexts.failure
    },
  })
  const { form, problem, busy } = edit
  const draft = useOwnDraft(form, 'complete-profile')
  const { restore } = draft
  const ready = useCallback(() => {
    restore()
    const field = form.current?.elements.namedItem('fellowship')
    const intended = readLoginIntent()?.fellowship
    if (field instanceof HTMLSelectElement && field.value === '' && intended) choose(field, intended)
  }, [form, restore])
  const field = { required: true }

  return (
    <Form of={edit} className="grid gap-5">
      <Greeting />
      <VisitDate />
      <SelectField {...field} name="martial_status" label={profileWords.maritalStatus} defaultValue="">
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
        name="date_of_birth"
        label={profileWords.birth}
        type="date"
        min="1900-01-01"
        autoComplete="bday"
      />
      <Field {...field} name="house_address" label={profileWords.house} autoComplete="address-line1" />
      <DigitalAddress />
      <PhotographField
        onPicked={(picked) => {
          photograph.current = picked
        }}
      />
      <FellowshipField onReady={ready} orNone />
      <ChoiceField name="born_again" label={profileWords.bornAgain} options={bornAgain()} optional />
      <Field {...field} name="occupation" label={profileWords.occupation} autoComplete="organization-title" />
      <LongField
        {...field}
        name="church_information"
        label={profileWords.churchInformation}
        hint={profileWords.churchHint}
        maxLength={1000}
      />
      <Problem text={problem} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton label={profileWords.submit} busyLabel={profileWords.saving} busy={busy} />
        <Later />
      </div>
      <p className="hint">{profileWords.laterHint}</p>
    </Form>
  )
}

/** Greets by first name, else by username. The server's HTML has no name: the server does not know the user. */
function Greeting() {
  const member = useMember()
  const name = member?.first_name || member?.username
  return (
    <p className="text-lg font-semibold">
      {name ? profileWords.greeting({ name }) : profileWords.greetingAlone}
    </p>
  )
}

/** Selects the fellowship; nothing if the list does not contain it. */
function choose(field: HTMLSelectElement, fellowship: number): void {
  field.value = String(fellowship)
  if (field.selectedIndex < 0) field.value = ''
}

/** Sends the profile and stores the result. A 409 (already completed in another tab or by a second tap) counts as success. */
async function finish(typed: FormData): Promise<void> {
  const user = readAccount()
  // Read before the call: the user may choose another one before the answer.
  const chosen = document.querySelector<HTMLOptionElement>('#fellowship :checked')
  try {
    const profile_image = await completeProfile(typed)
    const fellowships = chosen &&
      Number(chosen.value) !== noFellowship && [{ id: Number(chosen.value), name: chosen.text }]
    if (user)
      storeAccount({ ...user, profileComplete: true, profile_image, ...(fellowships && { fellowships }) })
    notifyOnNextPage('success', completeProfileTexts.success)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    if (user) storeAccount({ ...user, profileComplete: true })
  }
}

/** Read-only: today's date on the user's device, not the date of the build. */
function VisitDate() {
  const [date, setDate] = useState('')
  useEffect(() => setDate(today()), [])
  return <Field name="visit_date" label={profileWords.visitDate} type="date" value={date} readOnly required />
}

/** Only a warning: some valid addresses in Ghana match no pattern. */
function DigitalAddress() {
  const [written, setWritten] = useState('')
  const odd = written !== '' && !looksLikeDigitalAddress(written)
  return (
    <Field
      name="digital_address"
      label={profileWords.digital}
      hint={churchCountry() !== 'GH' ? undefined : odd ? profileWords.digitalOdd : profileWords.digitalHint}
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={40}
      onBlur={({ currentTarget }) => setWritten(currentTarget.value.trim())}
    />
  )
}
