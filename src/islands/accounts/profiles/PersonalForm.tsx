import { ChoiceField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { changePersonalDetails } from '../../../lib/api/accounts/accounts.ts'
import type { StoredAccount } from '../../../lib/browser/session-storage.ts'
import { PersonalDetails } from '../../../lib/contract/accounts/account.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { dialled } from '../../../lib/text/phone.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'
import { profileTexts } from '../../../lib/texts/accounts/profile-changes.ts'
import { noMailWords } from '../../../lib/texts/messages/no-mail.ts'
import { storeAnsweredAccount, wordsOf } from '../../../stores/store-account.ts'
import { notify } from '../../../stores/toasts.ts'
import { signUpWords } from '../session/messages.ts'
import type { EditFormProps } from './EditableCard.tsx'
import { EditForm } from './EditForm.tsx'
import { ownProfileWords } from './messages.ts'
import { useEditForm } from './useEditForm.ts'

const genders = () =>
  [
    ['male', signUpWords.male],
    ['female', signUpWords.female],
  ] as const

const named = ['first_name', 'middle_name', 'last_name', 'gender', 'telephone', 'email']

/**
 * Names, gender, phone and e-mail address (spec 1 §7, PATCH users/update/). Remounted when the server sends newer values:
 * typed values are restored from the draft, and no other outdated value is sent.
 */
export function PersonalForm(props: EditFormProps<StoredAccount>) {
  return <Form key={named.map((field) => wordsOf(props.values, field)).join('\n')} {...props} />
}

function Form({ values: user, draft, close }: EditFormProps<StoredAccount>) {
  const edit = useEditForm({
    shape: PersonalDetails,
    draft,
    send: async (details) => {
      const answer = await changePersonalDetails(user.username, details)
      try {
        // If the backend returns no user, store the values that were sent.
        if (!storeAnsweredAccount(answer)) storeAnsweredAccount({ ...user, ...details })
      } catch {
        // the browser's storage is full: the server has the change
      }
      notify.success(profileTexts.personalSuccess)
      close()
    },
  })
  const field = { required: true }

  return (
    <EditForm edit={edit} cancel={() => close()}>
      <div className="form-pair">
        <Field
          {...field}
          name="first_name"
          label={signUpWords.firstName}
          autoComplete="given-name"
          defaultValue={user.first_name}
        />
        <Field
          name="middle_name"
          label={signUpWords.middleName}
          autoComplete="additional-name"
          defaultValue={wordsOf(user, 'middle_name')}
        />
      </div>
      <Field
        {...field}
        name="last_name"
        label={signUpWords.lastName}
        autoComplete="family-name"
        defaultValue={user.last_name}
      />
      <ChoiceField
        name="gender"
        label={signUpWords.gender}
        options={genders()}
        defaultValue={wordsOf(user, 'gender')}
      />
      <Field
        {...field}
        name="telephone"
        label={signUpWords.phone}
        hint={phoneHint()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={dialled(wordsOf(user, 'telephone'))}
      />
      <Field
        name="email"
        label={signUpWords.email}
        hint={churchMails() ? ownProfileWords.mailHint : noMailWords.hint}
        type="email"
        autoComplete="email"
        defaultValue={wordsOf(user, 'email')}
      />
    </EditForm>
  )
}
