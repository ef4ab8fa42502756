import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { TickField } from '../../../components/form/TickField.tsx'
import { useDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { register, signIn } from '../../../lib/api/accounts/sign-in.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { SignUp } from '../../../lib/contract/accounts/account.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { signUpTexts } from '../../../lib/texts/accounts/session.ts'
import { startSession } from '../../../stores/session-acts.ts'
import { notify, notifyOnNextPage } from '../../../stores/toasts.ts'
import { signUpWords } from './messages.ts'
import { PersonFields } from './PersonFields.tsx'

const shape = typedAs(SignUp, ({ consent, ...typed }) => ({ ...typed, consent: consent === 'on' }))

/** Logs the newcomer in with what they typed. Where that fails, they log in themselves. */
async function isSignedIn({ username, password }: SignUp): Promise<boolean> {
  try {
    startSession(await signIn({ username, password }))
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** The First Timer's form (spec 1 §2, Signup). */
export function SignUpForm() {
  const edit = useForm({
    shape,
    send: async (person) => {
      await register(person)
      draft.forget()
      notifyOnNextPage('success', signUpTexts.success)
      if (person.email && churchMails()) notifyOnNextPage('success', signUpTexts.confirm)
      // Not assign: Back would restore the form with the password in it.
      location.replace((await isSignedIn(person)) ? '/complete-profile' : '/login')
    },
    refused: (error) => {
      notify.error(signUpTexts.failure)
      return error instanceof ApiError ? error.detail : signUpTexts.failure
    },
  })
  const { form, problem, busy } = edit
  const draft = useDraft(form, 'sign-up')

  return (
    <Form of={edit} className="grid gap-5">
      <PersonFields />
      <TickField name="consent">
        {signUpWords.consent[0]}
        <a href="/privacy">{signUpWords.consent[1]}</a>
      </TickField>
      <Problem text={problem} />
      <SubmitButton label={signUpWords.submit} busyLabel={signUpWords.busy} busy={busy} />
    </Form>
  )
}
