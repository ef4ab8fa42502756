import { ListSection } from '../../../components/staff/ListSection.tsx'
import { personName } from '../../../components/staff/Person.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { userCalls } from '../../../lib/api/staff.ts'
import type { StaffUser } from '../../../lib/contract/staff.ts'
import { userColumns } from '../../staff/lists/users.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { UserActs } from '../UserActs.tsx'
import { UserDialog } from '../UserDialog.tsx'
import { useList } from '../useList.ts'

/** The limit up to which the server counts the matches of a search (docs/decisions/0044). */
const mostFound = 500

/** Church Members: searched, sorted and paged by the server for any number of members (spec 2 §2, Users). */
export function Users() {
  const list = useList(userCalls.list)
  const { open, close, rowFor } = useOpened<'view' | 'role' | 'delete', StaffUser>()
  const viewed = rowFor('view')

  return (
    <>
      <ListSection
        title="Church Members"
        list={list}
        search="Search members..."
        empty="No users found"
        columns={userColumns}
        actions={(user) => (
          <>
            <RowAct name="View" of={personName(user)} act={() => open('view', user)} />
            <RowAct name="Manage Role" of={personName(user)} act={() => open('role', user)} />
          </>
        )}
      />
      {list.query.search && (list.part?.count ?? 0) >= mostFound && (
        <p className="hint mt-4">These are the newest that were found. Type more letters to find fewer.</p>
      )}
      {viewed && (
        <UserDialog
          user={viewed}
          close={close}
          manageRole={() => open('role', viewed)}
          remove={() => open('delete', viewed)}
        />
      )}
      <UserActs
        managed={rowFor('role')}
        leaving={rowFor('delete')}
        changed={({ id }, role) => list.change(id, (user) => ({ ...user, role }))}
        deleted={({ id }) => list.change(id, () => undefined)}
        outdated={() => void list.reload()}
        close={close}
      />
    </>
  )
}
