import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { useRows } from '../../../components/staff/lists/useRows.ts'
import { personName } from '../../../components/staff/Person.tsx'
import { roleChoices, roleName, roleNames } from '../../../components/staff/person-words.ts'
import { deleteAccount } from '../../../lib/api/accounts/account-management.ts'
import type { AccountDetails } from '../../../lib/contract/accounts/account-details.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { hasWords } from '../../../lib/text/has-words.ts'
import { hasNumber } from '../../../lib/text/number-search.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { accountColumns } from '../../staff/lists/accounts.tsx'
import { RoleDialog } from '../RoleDialog.tsx'
import { useSharedLookup } from './useAdminLookup.ts'

/** All users with their roles. Changes a role, or deletes a user after a confirmation (spec 2 §4, §5). */
export function Accounts() {
  const { users } = useSharedLookup()
  const { count = 0, rows = [] } = users.part ?? {}
  const list = useRows(users, { matches, values, states })
  return (
    <CrudSection
      title="Users"
      list={list}
      kind="user"
      nameOf={personName}
      search="Search users..."
      empty="No users found"
      why="Whoever signs up on the site comes here."
      columns={accountColumns()}
      edit={{
        name: 'Change Role',
        dialog: (user, close) => user && <RoleDialog user={user} list={users} close={close} />,
      }}
      remove={{ call: deleteAccount, act: 'Delete User', bin: 'account' }}
      hint={
        count > rows.length && (
          <>
            These are the newest {formatCount(rows.length)} of {formatCount(count)}. The{' '}
            <a href="/super-admin#users">Super Admin Dashboard</a> finds everybody.
          </>
        )
      }
      filters={<ListFilter list={list} label="Role" options={roleChoices()} />}
    />
  )
}

function matches(user: AccountDetails, words: string): boolean {
  const { first_name, last_name, username, email, role, fellowship, telephone } = user
  const text = `${first_name} ${last_name} ${username} ${email} ${roleName(role)} ${fellowship}`
  return hasWords(text, words) || hasNumber(telephone, words)
}

const values = { last_name: ({ last_name, first_name }: AccountDetails) => `${last_name} ${first_name}` }

const states = Object.fromEntries(
  Object.keys(roleNames()).map((known) => [known, ({ role }: AccountDetails) => role === known]),
)
