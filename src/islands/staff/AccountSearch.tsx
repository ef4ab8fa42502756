import { NameSearch } from '../../components/staff/lists/NameSearch.tsx'
import { personName } from '../../components/staff/Person.tsx'
import { accountCalls } from '../../lib/api/accounts/account-management.ts'
import type { AccountDetails } from '../../lib/contract/accounts/account-details.ts'

type Props = {
  id: string
  label: string
  placeholder?: string
  busy?: boolean
  /** The person who is chosen now; undefined where a choice acts at once. */
  chosen?: number | null
  /** Returns whether the choice was taken; the search is empty then. */
  choose: (user: AccountDetails) => boolean | Promise<boolean>
}

/** Finds a member among all of the church. */
export const AccountSearch = (props: Props) => (
  <NameSearch {...props} find={findAccounts} labelOf={(user) => `${personName(user)} (@${user.username})`} />
)

const findAccounts = (search: string) =>
  accountCalls.list({ limit: 6, offset: 0, search, ordering: '' }).then(({ rows }) => rows)
