import type { MouseEvent } from 'react'
import { writeQuery } from './useQuery.ts'

type Props = {
  label: string
  /** The URL parameter that the links set. */
  name: string
  options: readonly (readonly [word: string, text: string])[]
  chosen: string
  /** Other URL parameters, which the links keep. */
  others?: Record<string, string>
}

/** Filters as links with URLs; one is always chosen. Without scripts the server filters. */
export function FilterLinks({ label, name, options, chosen, others = {} }: Props) {
  function choose(event: MouseEvent, word: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    writeQuery(name, word)
  }
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {options.map(([word, text]) => (
          <li key={word}>
            <a
              className="chip"
              href={addressOf({ ...others, [name]: word })}
              aria-current={word === chosen ? 'true' : undefined}
              onClick={(event) => choose(event, word)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const addressOf = (words: Record<string, string>) =>
  `?${new URLSearchParams(Object.entries(words).filter(([, word]) => word))}`
