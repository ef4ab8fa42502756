import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { TickField } from '../../../components/form/TickField.tsx'
import { useDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { dropInvitationToken } from '../../../lib/accounts/invitation-token.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { SignUp } from '../../../lib/contract/accounts/account.ts'
import type { ShownInvitation } from '../../../lib/contract/accounts/invitation.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { invitationTexts } from '../../../lib/texts/accounts/invitation.ts'
import { notify } from '../../../stores/toasts.ts'
import { PersonFields } from '../session/PersonFields.tsx'
import { invitationWords } from './messages.ts'

const shape = typedAs(SignUp, ({ consent, ...typed }) => ({ ...typed, consent: consent === 'on' }))

type Props = {
  /** The call that signs up. */
  join: (person: SignUp) => Promise<void>
  /** Where the new account goes. */
  way: string
  act: string
  leastPassword?: 8 | 10
  known?: Partial<ShownInvitation['known']>
}

/** Sign-up by an invitation: the form of /signup with what is known, after which the new account is logged in. */
export function JoinForm({ join, way, act, leastPassword = 8, known = {} }: Props) {
  const edit = useForm({
    shape,
    send: async (person) => {
      await join(person)
      draft.forget()
      dropInvitationToken()
      const { enterAccount } = await import('../session/enter-account.ts')
      location.replace(await enterAccount(person, way))
    },
    refused: (error) => {
      notify.error(invitationTexts.failure)
      return error instanceof ApiError ? error.detail : invitationTexts.failure
    },
  })
  const { form, problem, busy } = edit
  const draft = useDraft(form, 'invitation')

  return (
    <Form of={edit} className="grid gap-5">
      <PersonFields leastPassword={leastPassword} known={known} />
      <TickField name="consent">
        {invitationWords.consent[0]}
        <a href="/privacy">{invitationWords.consent[1]}</a>
        {invitationWords.consent[2]}
      </TickField>
      <Problem text={problem} />
      <SubmitButton label={act} busyLabel={invitationWords.signingUp} busy={busy} />
    </Form>
  )
}
