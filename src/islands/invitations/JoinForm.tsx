import { Problem } from '../../components/form/Problem.tsx'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { TickField } from '../../components/form/TickField.tsx'
import { useDraft } from '../../components/form/useDraft.ts'
import { useForm } from '../../components/form/useForm.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { joinByInvitation } from '../../lib/api/invitations.ts'
import { signIn } from '../../lib/api/sign-in.ts'
import { SignUp } from '../../lib/contract/account.ts'
import type { ShownInvitation } from '../../lib/contract/invitation.ts'
import { typedAs } from '../../lib/contract/typed.ts'
import { ownDashboard } from '../../lib/guard.ts'
import { dropInvitationToken } from '../../lib/invitation-token.ts'
import { invitationTexts } from '../../lib/messages/invitation.ts'
import { startSession } from '../../stores/session-acts.ts'
import { notify, notifyOnNextPage } from '../../stores/toasts.ts'
import { PersonFields } from '../session/PersonFields.tsx'

const shape = typedAs(SignUp, ({ consent, ...typed }) => ({ ...typed, consent: consent === 'on' }))

type Props = { token: string; role: ShownInvitation['role'] }

/** Sign-up by an invitation: the form of /signup, after which the new account is logged in. */
export function JoinForm({ token, role }: Props) {
  const { form, errors, problem, busy, submit, forget } = useForm({
    shape,
    send: async (person) => {
      await joinByInvitation({ ...person, token })
      draft.forget()
      dropInvitationToken()
      location.replace(await enter(person, role))
    },
    refused: (error) => {
      notify.error(invitationTexts.failure)
      return error instanceof ApiError ? error.detail : invitationTexts.failure
    },
  })
  const draft = useDraft(form, 'invitation')

  return (
    <form className="grid gap-5" ref={form} onSubmit={submit} onInput={forget} noValidate>
      <PersonFields errors={errors} leastPassword={role === 'user' ? 8 : 10} />
      <TickField errors={errors} name="consent">
        I agree that the church keeps what I tell it here, to know me as a member and to care for me.{' '}
        <a href="/privacy">What is kept, and why</a>
      </TickField>
      <Problem said={problem} />
      <SubmitButton label="Say yes and sign up" busyLabel="Signing up..." busy={busy} />
    </form>
  )
}

/** Logs the new account in. Returns where it goes: to its dashboard, or to the login when that did not work. */
async function enter({ username, password }: SignUp, role: string): Promise<string> {
  try {
    startSession(await signIn({ username, password }))
    notifyOnNextPage('success', invitationTexts.joined)
    return ownDashboard({ signedIn: true, role }) ?? '/complete-profile'
  } catch (error) {
    console.error(error)
    notifyOnNextPage('success', invitationTexts.logIn)
    return '/login'
  }
}
