import { NameSearch } from '../../components/staff/NameSearch.tsx'
import { findGivers } from '../../lib/api/books.ts'
import type { GiverAnswer } from '../../lib/contract/books-count.ts'

type Props = { id: string; label: string; choose: (giver: GiverAnswer) => void }

/** Finds a member whose giving is meant. The server logs who searches. */
export function GiverSearch({ choose, ...props }: Props) {
  return (
    <NameSearch
      {...props}
      placeholder="Find a member by name"
      find={findGivers}
      labelOf={({ name, username }) => `${name} (@${username})`}
      choose={(giver) => {
        choose(giver)
        return true
      }}
    />
  )
}
