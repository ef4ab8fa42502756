import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { findGivers } from '../../../lib/api/giving/books.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import type { GiverAnswer } from '../../../lib/contract/giving/books-count.ts'
import { bookWords } from './messages.ts'

type Props = { id: string; label: string; choose: (giver: GiverAnswer) => void }

/** Finds a member whose giving is meant. The server logs who searches. */
export function GiverSearch({ choose, ...props }: Props) {
  return (
    <NameSearch
      {...props}
      placeholder={bookWords.findMemberByName}
      find={findGivers}
      labelOf={({ name, username }) => `${name} (@${username})`}
      choose={(giver) => {
        const giveBack = keepFocus(() => document.getElementById(props.id))
        choose(giver)
        giveBack()
        return true
      }}
    />
  )
}

type ChosenProps = { id: string; name: string; again: () => void }

/** Stands in the place of the search, with the same `id`, once a member is chosen. */
export function ChosenGiver({ id, name, again }: ChosenProps) {
  const change = () => {
    const giveBack = keepFocus(() => document.getElementById(id))
    again()
    giveBack()
  }
  return (
    <p>
      {name}{' '}
      <button className="btn btn-quiet" id={id} type="button" onClick={change}>
        {bookWords.somebodyElse}
      </button>
    </p>
  )
}
