import { NameSearch } from '../../components/staff/lists/NameSearch.tsx'
import { personName } from '../../components/staff/Person.tsx'
import { userCalls } from '../../lib/api/accounts/account-management.ts'
import type { UserDetails } from '../../lib/contract/accounts/account-details.ts'

type Props = {
  id: string
  label: string
  placeholder?: string
  busy?: boolean
  /** The person who is chosen now; undefined where a choice acts at once. */
  chosen?: number | null
  /** Returns whether the choice was taken; the search is empty then. */
  choose: (user: UserDetails) => boolean | Promise<boolean>
}

/** Finds a member among all of the church. */
export const UserSearch = (props: Props) => (
  <NameSearch {...props} find={findUsers} labelOf={(user) => `${personName(user)} (@${user.username})`} />
)

const findUsers = (search: string) =>
  userCalls.list({ limit: 6, offset: 0, search, ordering: '' }).then(({ rows }) => rows)
