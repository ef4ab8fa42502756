import { personName } from '../../components/staff/Person.tsx'
import { deleteUser } from '../../lib/api/admin.ts'
import type { StaffUser } from '../../lib/contract/staff.ts'
import type { Role } from '../../lib/session-storage.ts'
import { DeleteDialog } from '../staff/DeleteDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'

type Props = {
  /** The user whose role dialog is open, and the user whose delete dialog is open. Undefined: no dialog. */
  managed: StaffUser | undefined
  leaving: StaffUser | undefined
  changed: (user: StaffUser, role: Role) => void
  deleted: (user: StaffUser) => void
  /** Called when another user has changed the entry. */
  outdated: () => void
  close: () => void
}

/** Changes the role of a user, or deletes the user after a confirmation, in both dashboards (spec 2 §4, §5). */
export function UserActs({ managed, leaving, changed, deleted, outdated, close }: Props) {
  return (
    <>
      {managed && (
        <RoleDialog
          user={managed}
          close={close}
          outdated={outdated}
          changed={(role) => changed(managed, role)}
        />
      )}
      {leaving && (
        <DeleteDialog
          kind="user"
          name={personName(leaving)}
          act="Delete User"
          remove={async () => {
            await deleteUser(leaving)
            deleted(leaving)
          }}
          outdated={outdated}
          close={close}
        />
      )}
    </>
  )
}
