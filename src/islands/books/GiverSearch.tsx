import { useEffect, useState } from 'react'
import { findGivers } from '../../lib/api/books.ts'
import type { GiverAnswer } from '../../lib/contract/books-count.ts'

/** Milliseconds after the last key. */
const debounce = 250

type Props = { id: string; label: string; choose: (giver: GiverAnswer) => void }

/** Finds a member by name. The server searches, and logs it. */
export function GiverSearch({ id, label, choose }: Props) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<GiverAnswer[]>([])
  useEffect(() => {
    setFound([])
    if (words.trim().length < 2) return
    const timer = setTimeout(() => void findGivers(words).then(setFound, console.error), debounce)
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
        placeholder="Find a member by name"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul className="grid" aria-live="polite">
        {found.map((giver) => (
          <li key={giver.id}>
            <button
              className="btn btn-quiet"
              type="button"
              onClick={() => {
                setWords('')
                choose(giver)
              }}
            >
              {giver.name} (@{giver.username})
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
