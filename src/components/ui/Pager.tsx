import type { MouseEvent } from 'react'
import { uiWords } from './messages.ts'
import { writeQuery } from './useQuery.ts'

type Props = {
  page: number
  pages: number
  /** What is searched, by the name of its parameter; '' is left out of the addresses. */
  search: Record<string, string>
  label: string
  /** The id of the heading above the list, which gets the focus on another page. */
  heading: string
}

/** The way to the pages of a list before and after this one. Its links are answered by the server without scripts, and here with them. */
export function Pager({ page, pages, search, label, heading }: Props) {
  if (pages === 1) return null

  function addressOf(to: number): string {
    const parameters = Object.entries({ ...search, page: to > 1 ? String(to) : '' }).filter(
      ([, word]) => word,
    )
    const query = new URLSearchParams(parameters).toString()
    return query ? `?${query}` : '?'
  }

  function turn(event: MouseEvent, to: number): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    writeQuery('page', to > 1 ? String(to) : '')
    document.getElementById(heading)?.focus()
  }

  const link = (to: number, words: string) => (
    <a className="btn" href={addressOf(to)} onClick={(event) => turn(event, to)}>
      {words}
    </a>
  )

  return (
    <nav className="flex flex-wrap items-center gap-3" aria-label={label}>
      {page > 1 && link(page - 1, uiWords.previous)}
      <p>{uiWords.pageOf({ page, pages })}</p>
      {page < pages && link(page + 1, uiWords.next)}
    </nav>
  )
}
