import type { SubmitEvent } from 'react'
import type { TestimonySearch } from '../../../lib/finding/find-testimonies.ts'

type Props = TestimonySearch & { onSearch: (words: string) => void }

/** Filters while typing. Without scripts the server filters. */
export function TestimonySearchField({ search, category, onSearch }: Props) {
  const stay = (event: SubmitEvent) => event.preventDefault()
  return (
    <search>
      <form className="field" action="/testimonies" onSubmit={stay}>
        <label htmlFor="search">Search testimonies</label>
        <div className="flex gap-2">
          <input
            className="input"
            id="search"
            name="search"
            type="search"
            maxLength={100}
            autoComplete="off"
            value={search}
            onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          />
          {category && <input type="hidden" name="category" value={category} />}
          <noscript>
            <button className="btn" type="submit">
              Search
            </button>
          </noscript>
        </div>
      </form>
    </search>
  )
}
