import { personName } from '../../../components/staff/Person.tsx'
import { useRows } from '../../../components/staff/useRows.ts'
import { roleName } from '../../../components/staff/words.ts'
import { deleteUser } from '../../../lib/api/members.ts'
import type { Member } from '../../../lib/contract/member.ts'
import { hasWords } from '../../../lib/words.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { userColumns } from '../../staff/lists/users.tsx'
import { RoleDialog } from '../RoleDialog.tsx'
import { useSharedLookup } from './useAdminLookup.ts'

/** All users with their roles. Changes a role, or deletes a user after a confirmation (spec 2 §4, §5). */
export function Users() {
  const { users } = useSharedLookup()
  const { count = 0, rows = [] } = users.part ?? {}
  return (
    <CrudSection
      title="Users"
      list={useRows(users, { matches, values })}
      kind="user"
      nameOf={personName}
      search="Search users..."
      empty="No users found"
      columns={userColumns}
      edit={{
        name: 'Change Role',
        dialog: (user, close) => user && <RoleDialog user={user} list={users} close={close} />,
      }}
      remove={{ call: deleteUser, act: 'Delete User', bin: 'account' }}
      hint={
        count > rows.length && (
          <>
            These are the newest {rows.length.toLocaleString('en-GH')} of {count.toLocaleString('en-GH')}. The{' '}
            <a href="/super-admin#users">Super Admin Dashboard</a> finds everybody.
          </>
        )
      }
    />
  )
}

const matches = ({ first_name, last_name, username, email, role, fellowship }: Member, words: string) =>
  hasWords(`${first_name} ${last_name} ${username} ${email} ${roleName(role)} ${fellowship}`, words)

const values = { last_name: ({ last_name, first_name }: Member) => `${last_name} ${first_name}` }
