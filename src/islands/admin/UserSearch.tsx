import { NameSearch } from '../../components/staff/NameSearch.tsx'
import { personName } from '../../components/staff/Person.tsx'
import { userCalls } from '../../lib/api/members.ts'
import type { Member } from '../../lib/contract/member.ts'

type Props = {
  id: string
  label: string
  placeholder?: string
  busy?: boolean
  /** The person who is chosen now; undefined where a choice acts at once. */
  chosen?: number | null
  /** Returns whether the choice was taken; the search is empty then. */
  choose: (person: Member) => boolean | Promise<boolean>
}

/** Finds a member among all of the church. */
export const PersonSearch = (props: Props) => (
  <NameSearch
    {...props}
    find={findMembers}
    labelOf={(member) => `${personName(member)} (@${member.username})`}
  />
)

const findMembers = (search: string) =>
  userCalls.list({ limit: 6, offset: 0, search, ordering: '' }).then(({ rows }) => rows)
