import { useCallback } from 'react'
import { useHashWord } from '../../../components/staff/useHash.ts'
import { entryCalls, listFunds } from '../../../lib/api/giving/books.ts'
import type { ListQuery } from '../../../lib/api/list-query.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { bookWords } from './messages.ts'

type Asked = { from: string; to: string; fund: string }

/** The days and the fund of the entries in the address, as a bar of the report leads to them, and the list of these. */
export function useNarrowed() {
  const [from, to, fund] = [useHashWord('from'), useHashWord('to'), useHashWord('fund')]
  const list = useCallback(
    (query: ListQuery) => entryCalls.list({ ...query, from, to, fund }),
    [from, to, fund],
  )
  return { from, to, fund, list }
}

/** Which entries of the ledger are shown, when it is not all of them. */
export function Narrowed({ from, to, fund }: Asked) {
  const { data: funds } = useOnOpen(useLoaded(fund ? listFunds : undefined))
  if (!from && !to && !fund) return null
  const name = funds?.find(({ id }) => String(id) === fund)?.name
  const words = [
    from && bookWords.fromDay({ day: shownDay(from) }),
    to && bookWords.toDay({ day: shownDay(to) }),
    name && bookWords.forName({ name }),
  ]
  return (
    <p className="flex flex-wrap items-center gap-3" role="status">
      <span>{bookWords.entriesWords({ words: words.filter(Boolean).join(' ') })}</span>
      <a className="btn no-print" href="#ledger">
        {bookWords.showAllEntries}
      </a>
    </p>
  )
}
