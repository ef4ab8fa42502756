import type { MouseEvent } from 'react'
import { writeQuery } from './useQuery.ts'

type Props = {
  label: string
  /** The word of the address that they write. */
  name: string
  options: readonly (readonly [word: string, text: string])[]
  chosen: string
}

/** A choice of filters, each with an address; one is always chosen. Without scripts there is nothing that could filter. */
export function FilterLinks({ label, name, options, chosen }: Props) {
  function choose(event: MouseEvent, word: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    writeQuery(name, word)
  }
  return (
    <nav aria-label={label} className="noscript:hidden">
      <ul className="flex flex-wrap gap-2">
        {options.map(([word, text]) => (
          <li key={word}>
            <a
              className="chip"
              href={`?${word && `${name}=${word}`}`}
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
