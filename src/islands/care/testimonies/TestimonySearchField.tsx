import type { ReactNode, SubmitEvent } from 'react'
import { FilterSheet } from '../../../components/ui/FilterSheet.tsx'
import type { TestimonySearch } from '../../../lib/finding/find-testimonies.ts'
import { testimonyWords } from './messages.ts'

type Props = TestimonySearch & { onSearch: (words: string) => void; children: ReactNode }

/** Filters while typing. Without scripts the server filters. */
export function TestimonySearchField({ search, category, onSearch, children }: Props) {
  const stay = (event: SubmitEvent) => event.preventDefault()
  return (
    <search>
      <form className="list-tools" action="/testimonies" onSubmit={stay}>
        <input
          className="input"
          id="search"
          name="search"
          type="search"
          aria-label={testimonyWords.search}
          placeholder={testimonyWords.search}
          maxLength={100}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        {category && <input type="hidden" name="category" value={category} />}
        <FilterSheet count={category ? 1 : 0}>{children}</FilterSheet>
      </form>
    </search>
  )
}
