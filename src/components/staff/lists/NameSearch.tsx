import { useEffect, useRef, useState } from 'react'
import { useFieldAttributes } from '../../form/frame.tsx'

/** Milliseconds after the last key. */
const debounce = 250

type Person = { id: number }
type Props<Found extends Person> = {
  id: string
  label: string
  placeholder?: string | undefined
  busy?: boolean | undefined
  /** The person who is chosen now; undefined where a choice acts at once. */
  chosen?: number | null | undefined
  /** Asks the server. It is called for two letters or more, and has to stay the same function. */
  find: (words: string) => Promise<readonly Found[]>
  /** A unique label of the person: the name with a username or a telephone. */
  labelOf: (person: Found) => string
  /** The id of a person who is left out. */
  not?: number | undefined
  /** Returns whether the choice was taken; the search is empty then. */
  choose: (person: Found) => boolean | Promise<boolean>
}

/** Finds a person by name. The server searches, so that the size of the congregation does not matter. */
export function NameSearch<Found extends Person>({ id, label, placeholder, ...props }: Props<Found>) {
  const { busy = false, chosen, find, labelOf, not, choose } = props
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const matches = useFound(words, find)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        {...useFieldAttributes({ name: id })}
        ref={input}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        // Enter would send the form around the search, before anybody is chosen.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className="grid" aria-live="polite">
        {matches
          .filter((person) => person.id !== not)
          .map((person) => (
            <li key={person.id}>
              <button
                className="btn btn-quiet"
                type="button"
                disabled={busy}
                aria-pressed={chosen === undefined ? undefined : person.id === chosen}
                onClick={async () => {
                  if (!(await choose(person))) return
                  setWords('')
                  // The pressed button leaves the page, and the focus with it.
                  input.current?.focus()
                }}
              >
                {labelOf(person)}
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}

/** People whose name has these words; none for fewer than two letters. */
function useFound<Found>(words: string, find: (words: string) => Promise<readonly Found[]>) {
  const [matches, setMatches] = useState<readonly Found[]>([])
  useEffect(() => {
    if (words.trim().length < 2) {
      setMatches([])
      return
    }
    let isLatest = true
    const timer = setTimeout(
      () => void find(words).then((people) => isLatest && setMatches(people), console.error),
      debounce,
    )
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [words, find])
  return matches
}
