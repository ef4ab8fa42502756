import { useRef, useState } from 'react'
import { useErrors } from '../../components/form/errors.ts'
import { personName } from '../../components/staff/Person.tsx'
import { AccountSearch } from '../staff/AccountSearch.tsx'

type Props = { leader: number | null; name: string }

/** Picks a member by name. */
export function LeaderPicker({ leader, name }: Props) {
  const errors = useErrors()
  const shown = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState({ id: leader, name })
  const takeAway = () => {
    setChosen({ id: null, name: '' })
    // The button leaves the page.
    shown.current?.focus()
  }

  return (
    <fieldset className="field">
      <legend>Leader</legend>
      <input type="hidden" name="leader" value={chosen.id ?? ''} />
      <p className="flex flex-wrap items-center gap-3">
        <strong ref={shown} tabIndex={-1}>
          {chosen.name || 'Not assigned'}
        </strong>
        {chosen.id !== null && (
          <button className="btn btn-quiet" type="button" onClick={takeAway}>
            Remove leader
          </button>
        )}
      </p>
      <AccountSearch
        id="leader-search"
        label="Find a person"
        chosen={chosen.id}
        choose={(person) => {
          setChosen({ id: person.id, name: personName(person) })
          return true
        }}
      />
      <p className="error">{errors['leader']?.join(' ')}</p>
    </fieldset>
  )
}
