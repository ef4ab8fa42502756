import { Problem } from '../../components/form/Problem.tsx'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { TickField } from '../../components/form/TickField.tsx'
import { useDraft } from '../../components/form/useDraft.ts'
import { useForm } from '../../components/form/useForm.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { joinByInvitation } from '../../lib/api/invitations.ts'
import { SignUp } from '../../lib/contract/account.ts'
import type { ShownInvitation } from '../../lib/contract/invitation.ts'
import { typedAs } from '../../lib/contract/typed.ts'
import { ownDashboard } from '../../lib/guard.ts'
import { dropInvitationToken } from '../../lib/invitation-token.ts'
import { invitationTexts } from '../../lib/messages/invitation.ts'
import { notify } from '../../stores/toasts.ts'
import { PersonFields } from '../session/PersonFields.tsx'

const shape = typedAs(SignUp, ({ consent, ...typed }) => ({ ...typed, consent: consent === 'on' }))

type Props = { token: string; invitation: ShownInvitation }

/** Sign-up by an invitation: the form of /signup with what is known, after which the new account is logged in. */
export function JoinForm({ token, invitation }: Props) {
  const { role, duties, known } = invitation
  const { form, errors, problem, busy, submit, forget } = useForm({
    shape,
    send: async (person) => {
      await joinByInvitation({ ...person, token })
      draft.forget()
      dropInvitationToken()
      const plain = duties.length > 0 ? '/dashboard' : '/complete-profile'
      const { enterAccount } = await import('../session/enter-account.ts')
      location.replace(await enterAccount(person, ownDashboard({ signedIn: true, role }) ?? plain))
    },
    refused: (error) => {
      notify.error(invitationTexts.failure)
      return error instanceof ApiError ? error.detail : invitationTexts.failure
    },
  })
  const draft = useDraft(form, 'invitation')

  return (
    <form className="grid gap-5" ref={form} onSubmit={submit} onInput={forget} noValidate>
      <PersonFields errors={errors} known={known} leastPassword={role === 'user' ? 8 : 10} />
      <TickField errors={errors} name="consent">
        I agree that the church keeps what I tell it here, to know me as a member and to care for me.{' '}
        <a href="/privacy">What is kept, and why</a>
      </TickField>
      <Problem said={problem} />
      <SubmitButton label="Say yes and sign up" busyLabel="Signing up..." busy={busy} />
    </form>
  )
}
