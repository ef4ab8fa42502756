import { ListSection } from '../../../components/staff/ListSection.tsx'
import { Person, personName, RoleBadge } from '../../../components/staff/Person.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { deleteUser } from '../../../lib/api/admin.ts'
import { userCalls } from '../../../lib/api/staff.ts'
import type { StaffUser } from '../../../lib/contract/staff.ts'
import { adminTexts } from '../../../lib/messages/staff.ts'
import { notify } from '../../../stores/toasts.ts'
import { Confirm } from '../../staff/Confirm.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { RoleDialog } from '../RoleDialog.tsx'
import { UserDialog } from '../UserDialog.tsx'
import { useList } from '../useList.ts'

/** Church Members: searched, sorted and paged by the server, however many there are (spec 2 §2, Users). */
export function Users() {
  const list = useList(userCalls.list)
  const { open, close, rowFor } = useOpened<'view' | 'role' | 'delete', StaffUser>()
  const [viewed, managed, leaving] = [rowFor('view'), rowFor('role'), rowFor('delete')]

  return (
    <>
      <ListSection
        title="Church Members"
        list={list}
        search="Search members..."
        empty="No users found"
        columns={columns}
        actions={(user) => (
          <>
            <RowAct name="View" of={personName(user)} act={() => open('view', user)} />
            <RowAct name="Manage Role" of={personName(user)} act={() => open('role', user)} />
          </>
        )}
      />
      {viewed && (
        <UserDialog
          user={viewed}
          close={close}
          manageRole={() => open('role', viewed)}
          remove={() => open('delete', viewed)}
        />
      )}
      {managed && (
        <RoleDialog
          user={managed}
          close={close}
          changed={(role) => list.change(managed.id, (user) => ({ ...user, role }))}
        />
      )}
      {leaving && (
        <Confirm
          title={`Delete ${personName(leaving)}?`}
          text={adminTexts.confirmDelete}
          act="Delete User"
          close={close}
          failure={adminTexts.notDeleted}
          confirmed={async () => {
            await deleteUser(leaving.id)
            list.change(leaving.id, () => undefined)
            notify.success(adminTexts.deleted)
          }}
        />
      )}
    </>
  )
}

const columns = [
  { title: 'User', order: 'last_name', cell: (user: StaffUser) => <Person user={user} /> },
  {
    title: 'Contact',
    cell: ({ email, telephone }: StaffUser) => (
      <>
        {email || 'No email'}
        <br />
        {telephone || 'No phone'}
      </>
    ),
  },
  { title: 'Role', cell: ({ role }: StaffUser) => <RoleBadge role={role} /> },
  { title: 'Fellowship', cell: ({ fellowship }: StaffUser) => fellowship || 'Not assigned' },
]
