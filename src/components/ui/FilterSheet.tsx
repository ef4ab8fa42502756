import type { ReactNode } from 'react'
import { uiWords } from './messages.ts'

type Props = {
  /** How many filters are set. */
  count: number
  children: ReactNode
}

/**
 * The filters of a public list: in the row of its search, and on a phone a sheet behind a button. It is the browser's popover, which works
 * without scripts, too.
 */
export function FilterSheet({ count, children }: Props) {
  return (
    <>
      <noscript>
        <button className="btn" type="submit">
          {uiWords.search}
        </button>
      </noscript>
      <button className="btn sm:hidden" type="button" popoverTarget="filters">
        {uiWords.filter}{' '}
        {count > 0 && (
          <span>
            ({count}
            <span className="sr-only">{uiWords.set}</span>)
          </span>
        )}
      </button>
      <fieldset className="list-sheet" id="filters" popover="auto">
        <legend className="sr-only">{uiWords.filters}</legend>
        {children}
        <noscript>
          <button className="btn sm:hidden" type="submit">
            {uiWords.search}
          </button>
        </noscript>
        <button
          className="btn btn-primary noscript:hidden sm:hidden"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
        >
          {uiWords.showList}
        </button>
      </fieldset>
    </>
  )
}
