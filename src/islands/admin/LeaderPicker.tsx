import { useRef, useState } from 'react'
import { useErrors } from '../../components/form/errors.ts'
import { personName } from '../../components/staff/Person.tsx'
import { AccountSearch } from '../staff/AccountSearch.tsx'
import { adminWords } from './messages.ts'

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
      <legend>{adminWords.leader2}</legend>
      <input type="hidden" name="leader" value={chosen.id ?? ''} />
      <p className="flex flex-wrap items-center gap-3">
        <strong ref={shown} tabIndex={-1}>
          {chosen.name || adminWords.notAssigned}
        </strong>
        {chosen.id !== null && (
          <button className="btn btn-quiet" type="button" onClick={takeAway}>
            {adminWords.removeLeader}
          </button>
        )}
      </p>
      <AccountSearch
        id="leader-search"
        label={adminWords.findPerson}
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
