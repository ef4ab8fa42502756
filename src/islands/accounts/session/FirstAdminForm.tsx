import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { createFirstAdmin } from '../../../lib/api/accounts/accounts.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { FirstAdmin } from '../../../lib/contract/accounts/first-admin.ts'
import { notify } from '../../../stores/toasts.ts'
import { firstAdminWords } from './messages.ts'
import { PersonFields } from './PersonFields.tsx'
import { useToken } from './useToken.ts'

/** Creates the first admin's account. Opened by the link that the server prints at its start. */
export function FirstAdminForm() {
  const awake = useHydrated()
  const token = useToken()
  const edit = useForm({
    shape: FirstAdmin,
    send: async (person) => {
      await createFirstAdmin({ ...person, token })
      const { enterAccount } = await import('./enter-account.ts')
      location.replace(await enterAccount(person, '/super-admin'))
    },
    refused: (error) => {
      notify.error(firstAdminWords.failure)
      return error instanceof ApiError ? error.detail : firstAdminWords.failure
    },
  })
  const { problem, busy } = edit

  if (awake && !token)
    return (
      <p className="notice notice-error w-full" role="alert">
        {firstAdminWords.incomplete}
      </p>
    )
  return (
    <Form of={edit} className="grid gap-5">
      <PersonFields needsEmail leastPassword={10} />
      <Problem text={problem} />
      <SubmitButton label={firstAdminWords.submit} busyLabel={firstAdminWords.busy} busy={busy} />
    </Form>
  )
}
