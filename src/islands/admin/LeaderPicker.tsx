import { useState } from 'react'
import type { FieldErrors } from '../../components/form/useForm.ts'
import { personName } from '../../components/staff/Person.tsx'
import { UserSearch } from './UserSearch.tsx'

type Props = { leader: number | null; name: string; errors: FieldErrors }

/** Picks a member by name. */
export function LeaderPicker({ leader, name, errors }: Props) {
  const [chosen, setChosen] = useState({ id: leader, name })

  return (
    <fieldset className="field">
      <legend>Leader</legend>
      <input type="hidden" name="leader" value={chosen.id ?? ''} />
      <p className="flex flex-wrap items-center gap-3">
        <strong>{chosen.name || 'Not assigned'}</strong>
        {chosen.id !== null && (
          <button className="btn btn-quiet" type="button" onClick={() => setChosen({ id: null, name: '' })}>
            Take away
          </button>
        )}
      </p>
      <UserSearch
        id="leader-search"
        label="Find somebody by name"
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
