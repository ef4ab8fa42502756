import { personName } from '../../../components/staff/Person.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { roleName } from '../../../components/staff/words.ts'
import type { StaffUser } from '../../../lib/contract/staff.ts'
import { hasWords } from '../../../lib/words.ts'
import { userColumns } from '../../staff/lists/users.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { UserActs } from '../UserActs.tsx'
import { useSharedLookup } from './useAdminLookup.ts'
import { WholeList } from './WholeList.tsx'

/** All users with their roles. Changes a role, or deletes a user after a confirmation (spec 2 §4, §5). */
export function Users() {
  const { users } = useSharedLookup()
  const { found, reload, change } = users
  const { open, close, rowFor } = useOpened<'role' | 'delete', StaffUser>()

  const edit = (id: number, by: (user: StaffUser) => StaffUser[]) =>
    change((before) => {
      if (!before) return before
      const rows = before.rows.flatMap((user) => (user.id === id ? by(user) : [user]))
      return { rows, count: before.count - (before.rows.length - rows.length) }
    })

  return (
    <div className="grid grid-cols-1 gap-4">
      <WholeList
        of={users}
        title="Users"
        search="Search users..."
        empty="No users found"
        columns={userColumns}
        matches={matches}
        values={values}
        actions={(user) => (
          <>
            <RowAct name="Change Role" of={personName(user)} act={() => open('role', user)} />
            <RowAct name="Delete" of={personName(user)} act={() => open('delete', user)} danger />
          </>
        )}
      />
      {found && found.count > found.rows.length && (
        <p className="hint">
          These are the newest {found.rows.length.toLocaleString('en-GH')} of{' '}
          {found.count.toLocaleString('en-GH')}. The <a href="/super-admin#users">Super Admin Dashboard</a>{' '}
          finds everybody.
        </p>
      )}
      <UserActs
        managed={rowFor('role')}
        leaving={rowFor('delete')}
        changed={({ id }, role) => edit(id, (user) => [{ ...user, role }])}
        deleted={({ id }) => edit(id, () => [])}
        outdated={() => void reload()}
        close={close}
      />
    </div>
  )
}

const matches = ({ first_name, last_name, username, email, role, fellowship }: StaffUser, words: string) =>
  hasWords(`${first_name} ${last_name} ${username} ${email} ${roleName(role)} ${fellowship}`, words)

const values = { last_name: ({ last_name, first_name }: StaffUser) => `${last_name} ${first_name}` }
