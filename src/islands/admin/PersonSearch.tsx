import { useEffect, useState } from 'react'
import { personName } from '../../components/staff/Person.tsx'
import { userCalls } from '../../lib/api/members.ts'
import type { Member } from '../../lib/contract/member.ts'

/** Milliseconds after the last key. */
const debounce = 250

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

/** Finds a member by name. The server searches, so that the size of the congregation does not matter. */
export function PersonSearch({ id, label, placeholder, busy = false, chosen, choose }: Props) {
  const [words, setWords] = useState('')
  const found = usePeople(words)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul className="grid" aria-live="polite">
        {found.map((person) => (
          <li key={person.id}>
            <button
              className="btn btn-quiet"
              type="button"
              disabled={busy}
              aria-pressed={chosen === undefined ? undefined : person.id === chosen}
              onClick={async () => {
                if (await choose(person)) setWords('')
              }}
            >
              {personName(person)} (@{person.username})
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** People whose name has these words; the server searches. None for fewer than two letters. */
function usePeople(words: string): Member[] {
  const [found, setFound] = useState<Member[]>([])
  useEffect(() => {
    if (words.trim().length < 2) {
      setFound([])
      return
    }
    const query = { limit: 6, offset: 0, search: words, ordering: '' }
    const timer = setTimeout(() => {
      userCalls.list(query).then(({ rows }) => setFound(rows), console.error)
    }, debounce)
    return () => clearTimeout(timer)
  }, [words])
  return found
}
