import { useState } from 'react'
import type { FieldErrors } from '../../components/form/useForm.ts'
import { personName } from '../../components/staff/Person.tsx'
import { usePeople } from './usePeople.ts'

type Props = { leader: number | null; name: string; errors: FieldErrors }

/** Picks a member by name. The server searches, so that the size of the congregation does not matter. */
export function LeaderPicker({ leader, name, errors }: Props) {
  const [chosen, setChosen] = useState({ id: leader, name })
  const [words, setWords] = useState('')
  const found = usePeople(words)

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
      <label htmlFor="leader-search">Find somebody by name</label>
      <input
        className="input"
        id="leader-search"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul className="grid" aria-live="polite">
        {found.map((person) => (
          <li key={person.id}>
            <button
              className="btn btn-quiet"
              type="button"
              aria-pressed={person.id === chosen.id}
              onClick={() => {
                setChosen({ id: person.id, name: personName(person) })
                setWords('')
              }}
            >
              {personName(person)} (@{person.username})
            </button>
          </li>
        ))}
      </ul>
      <p className="error">{errors['leader']?.join(' ')}</p>
    </fieldset>
  )
}
