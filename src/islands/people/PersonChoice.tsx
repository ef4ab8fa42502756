import { useEffect, useState } from 'react'
import { findPeople } from '../../lib/api/people.ts'
import { nameOfPerson, type PersonRow } from '../../lib/contract/person.ts'

/** Milliseconds after the last key. */
const debounce = 250

type Props = { id: string; label: string; not: number; choose: (person: PersonRow) => void }

/** Finds somebody of the register by name, with the telephone number to tell two of a name apart. */
export function PersonChoice({ id, label, not, choose }: Props) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly PersonRow[]>([])
  useEffect(() => {
    if (words.trim().length < 2) {
      setFound([])
      return
    }
    const timer = setTimeout(() => void findPeople(words).then(setFound, console.error), debounce)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul className="grid" aria-live="polite">
        {found
          .filter((person) => person.id !== not)
          .map((person) => (
            <li key={person.id}>
              <button
                className="btn btn-quiet"
                type="button"
                onClick={() => {
                  choose(person)
                  setWords('')
                }}
              >
                {[nameOfPerson(person), person.telephone, person.fellowship_name].filter(Boolean).join(', ')}
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}
