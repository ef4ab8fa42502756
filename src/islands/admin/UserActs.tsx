import { personName } from '../../components/staff/Person.tsx'
import { deleteUser } from '../../lib/api/members.ts'
import type { Member } from '../../lib/contract/member.ts'
import { adminTexts } from '../../lib/messages/staff.ts'
import type { Role } from '../../lib/session-storage.ts'
import { notify } from '../../stores/toasts.ts'
import { Confirm } from '../staff/Confirm.tsx'
import { RoleDialog } from './RoleDialog.tsx'

type Props = {
  /** The user whose role dialog is open, and the user whose delete dialog is open. Undefined: no dialog. */
  managed: Member | undefined
  leaving: Member | undefined
  changed: (user: Member, role: Role) => void
  deleted: (user: Member) => void
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
        <Confirm
          title={`Delete ${personName(leaving)}?`}
          text={adminTexts.confirmDelete}
          act="Delete User"
          close={close}
          failure={adminTexts.notDeleted}
          outdated={outdated}
          confirmed={async () => {
            await deleteUser(leaving)
            deleted(leaving)
            notify.success(adminTexts.deleted)
          }}
        />
      )}
    </>
  )
}
