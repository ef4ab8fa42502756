import { type ReactNode, useId, useRef } from 'react'
import { staffPartWords } from '../messages.ts'
import { ListOrder } from './ListOrder.tsx'
import type { Column, List } from './list.ts'
import { filtersSet } from './useListQuery.ts'

type Props<Row> = {
  list: List<Row>
  /** The placeholder of the search field; without it there is no search. */
  search?: string | undefined
  /** The selects of the list. */
  filters?: ReactNode
  columns: readonly Column<Row>[]
}

/**
 * One row above a list: its search, and its filters. On a phone the filters and the order are a sheet behind a button, which says how many
 * are set. The sheet is the browser's popover, so that Escape and a tap outside close it and give the focus back.
 */
export function ListTools<Row>({ list, search, filters, columns }: Props<Row>) {
  const id = useId()
  const sheet = useRef<HTMLFieldSetElement>(null)
  const focusFirst = () => sheet.current?.querySelector('select')?.focus()
  const set = filtersSet(list.query)
  const hasSheet = Boolean(filters) || columns.some(({ order }) => order)
  if (!search && !hasSheet) return null
  return (
    <div className={`list-tools ${search || filters ? '' : 'sm:hidden'}`}>
      {search && (
        <input
          className="input"
          type="search"
          aria-label={search.replace('...', '')}
          placeholder={search}
          value={list.query.search}
          onChange={({ currentTarget }) => list.search(currentTarget.value)}
        />
      )}
      {hasSheet && (
        <>
          <button className="btn sm:hidden" type="button" popoverTarget={id}>
            {filters ? staffPartWords.filter : staffPartWords.sort}{' '}
            {set.length > 0 && (
              <span className="badge badge-gold">
                {set.length}
                <span className="sr-only">{staffPartWords.set}</span>
              </span>
            )}
          </button>
          <fieldset
            className={filters ? 'list-sheet' : 'list-sheet sm:hidden'}
            id={id}
            popover="auto"
            ref={sheet}
            onToggle={({ newState }) => newState === 'open' && focusFirst()}
          >
            <legend className="sr-only">{filters ? staffPartWords.filters : staffPartWords.order}</legend>
            {filters}
            <ListOrder columns={columns} ordering={list.query.ordering} sort={list.sort} />
            {set.length > 0 && (
              <button
                className="btn btn-quiet"
                type="button"
                onClick={() => {
                  for (const by of set) list.filter('', by)
                  // The pressed button leaves the page, and the focus with it.
                  focusFirst()
                }}
              >
                {staffPartWords.clearFilters}
              </button>
            )}
            <button
              className="btn btn-primary sm:hidden"
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              {staffPartWords.showList}
            </button>
          </fieldset>
        </>
      )}
    </div>
  )
}
