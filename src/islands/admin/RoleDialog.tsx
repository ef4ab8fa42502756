import { type SubmitEvent, useState } from 'react'
import { personName } from '../../components/staff/Person.tsx'
import { roleNames } from '../../components/staff/person-words.ts'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { changeRole } from '../../lib/api/accounts/account-management.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { isForeign } from '../../lib/api/renewal.ts'
import type { Role } from '../../lib/browser/session-storage.ts'
import type { AccountDetails } from '../../lib/contract/accounts/account-details.ts'
import { adminTexts } from '../../lib/texts/settings/admin.ts'
import { notify } from '../../stores/toasts.ts'
import { FellowshipSelect } from '../staff/entries/FellowshipSelect.tsx'
import { staffWords } from '../staff/messages.ts'
import { isOutdated } from '../staff/refusal.ts'
import type { Collection } from '../staff/useCollection.ts'
import { adminWords } from './messages.ts'

type Props = {
  user: AccountDetails
  list: Pick<Collection<AccountDetails>, 'change' | 'reload'>
  close: () => void
}

/** Manage User Role: a choice of the four roles (spec 2 §2). */
export function RoleDialog({ user, list, close }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [chosen, setChosen] = useState<string>(user.role)

  async function update(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const role = typed.get('role') as Role
    const fellowship = Number(typed.get('fellowship')) || undefined
    setBusy(true)
    try {
      await changeRole(user, role, fellowship)
      list.change(user.id, { role })
      notify.success(adminTexts.roleUpdated(personName(user)))
      close()
    } catch (error) {
      setProblem((error instanceof ApiError && error.detail) || adminTexts.roleNotUpdated)
      notify.error(adminTexts.roleNotUpdated)
      if (isOutdated(error)) void list.reload()
      setBusy(false)
    }
  }

  return (
    <Dialog title={adminWords.manageUserRole} close={close}>
      <form className="grid gap-4" onSubmit={update}>
        <fieldset>
          <legend className="mb-2">
            {adminWords.whatIsNameIn({ name: personName(user) })[0]}
            <strong>{adminWords.whatIsNameIn({ name: personName(user) })[1]}</strong>
            {adminWords.whatIsNameIn({ name: personName(user) })[2]}
          </legend>
          {Object.entries(roleNames()).map(([role, name]) => (
            <label className="choice flex" key={role}>
              <input
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === (user.role || 'user')}
                onChange={() => setChosen(role)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        {chosen === 'fellowship_leader' && !isForeign && (
          <FellowshipSelect
            label={adminWords.fellowshipToLead}
            hint={adminWords.whoeverLeadsItNow}
            none={user.role === 'fellowship_leader' ? adminWords.asItIs : adminWords.noneYet2}
            chosen={null}
            ordering="name"
          />
        )}
        {problem && (
          <p className="notice notice-error" role="alert">
            {problem}
          </p>
        )}
        <p className="flex flex-wrap justify-end gap-3">
          <button className="btn" type="button" onClick={close}>
            {staffWords.cancel}
          </button>
          <button className="btn btn-primary" type="submit" disabled={busy} aria-busy={busy}>
            {adminWords.updateRole}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
