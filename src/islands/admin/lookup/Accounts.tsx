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
import { listWords } from '../../staff/lists/messages.ts'
import { RoleDialog } from '../RoleDialog.tsx'
import { lookupWords } from './messages.ts'
import { useSharedLookup } from './useAdminLookup.ts'

/** All users with their roles. Changes a role, or deletes a user after a confirmation (spec 2 §4, §5). */
export function Accounts() {
  const { users } = useSharedLookup()
  const { count = 0, rows = [] } = users.part ?? {}
  const list = useRows(users, { matches, values, states })
  return (
    <CrudSection
      title={lookupWords.users}
      list={list}
      kind="user"
      nameOf={personName}
      search={lookupWords.searchUsers}
      empty={lookupWords.noUsersFound}
      why={lookupWords.whoeverSignsUpOn}
      columns={accountColumns()}
      edit={{
        name: lookupWords.changeRole,
        dialog: (user, close) => user && <RoleDialog user={user} list={users} close={close} />,
      }}
      remove={{ call: deleteAccount, act: lookupWords.deleteUser, bin: 'account' }}
      hint={
        count > rows.length && (
          <>
            {
              lookupWords.theseAreNewestLength({
                length: formatCount(rows.length),
                number: formatCount(count),
              })[0]
            }
            <a href="/super-admin#users">
              {
                lookupWords.theseAreNewestLength({
                  length: formatCount(rows.length),
                  number: formatCount(count),
                })[1]
              }
            </a>
            {
              lookupWords.theseAreNewestLength({
                length: formatCount(rows.length),
                number: formatCount(count),
              })[2]
            }
          </>
        )
      }
      filters={<ListFilter list={list} label={listWords.role} options={roleChoices()} />}
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
