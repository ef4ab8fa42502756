import { useCallback, useEffect, useState } from 'react'
import { useHashWord, writeHashWords } from '../../../components/staff/useHash.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readInbox } from '../../../lib/contract/care/calls/inbox.ts'
import {
  type ConversationAnswer,
  conversationSources,
  type InboxAnswer,
  type InboxMayAnswer,
  type InboxView,
  inboxViews,
} from '../../../lib/contract/care/inbox.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { notify } from '../../../stores/toasts.ts'
import { doubtNames, emptyWords, sourceNames, viewNames } from './conversation-words.ts'
import { InboxCounts } from './InboxCounts.tsx'
import { inboxWords } from './messages.ts'

/** Milliseconds after the last key. */
const debounce = 250

type Props = { view: InboxView; waits: InboxMayAnswer }

/** The conversations of one view, the newest word first. */
export function InboxList({ view, waits }: Props) {
  const source = useHashWord('source')
  const search = useHashWord('search')
  const [inbox, setInbox] = useState<InboxAnswer>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    let isLatest = true
    setProblem('')
    call(readInbox, { query: { view, source, search } }).then(
      (page) => isLatest && setInbox(page),
      (error: unknown) => isLatest && setProblem(whyRefused(error)),
    )
    return () => {
      isLatest = false
    }
  }, [view, source, search])

  /** Appends the next rows, unless another view is open by then. */
  async function more(): Promise<void> {
    setBusy(true)
    try {
      const next = await call(readInbox, { query: { view, source, search, after: inbox?.next ?? '' } })
      setInbox((before) =>
        before === inbox && before
          ? { next: next.next, results: [...before.results, ...next.results] }
          : before,
      )
    } catch (error) {
      notify.error(whyRefused(error))
    }
    setBusy(false)
  }

  const counted: Partial<Record<InboxView, number>> = waits
  return (
    <>
      <InboxCounts />
      <nav aria-label={inboxWords.conversations}>
        <ul className="chips">
          {inboxViews.map((one) => (
            <li key={one}>
              <a className="chip" href={`#${one}`} aria-current={one === view ? 'true' : undefined}>
                {viewNames[one]}
                {counted[one] ? ` (${counted[one]})` : ''}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Filters view={view} source={source} search={search} />
      {problem ? (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      ) : !inbox ? (
        <div
          className="skeleton min-h-40"
          role="status"
          aria-busy="true"
          aria-label={inboxWords.loadingConversations}
        />
      ) : inbox.results.length === 0 ? (
        <p className="empty">{search || source ? inboxWords.noneFound : emptyWords[view]}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {inbox.results.map((row) => (
            <Row key={row.id} row={row} view={view} />
          ))}
        </ul>
      )}
      {inbox?.next && !problem && (
        <button className="btn justify-self-start" type="button" disabled={busy} onClick={() => void more()}>
          {inboxWords.showOlder}
        </button>
      )}
    </>
  )
}

function Filters({ view, source, search }: { view: InboxView; source: string; search: string }) {
  const [typed, setTyped] = useState(search)
  const write = useCallback(
    (words: Record<string, string>) => {
      // The address may not name the view yet.
      if (!location.hash) history.replaceState(null, '', `#${view}`)
      writeHashWords(words, { typed: true })
    },
    [view],
  )
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => write({ search: typed.trim() }), debounce)
    return () => clearTimeout(timer)
  }, [typed, search, write])
  return (
    <search className="grid gap-4 sm:grid-cols-2">
      <div className="field">
        <label htmlFor="inbox-search">{inboxWords.searchByName}</label>
        <input
          className="input"
          id="inbox-search"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="inbox-source">{inboxWords.source}</label>
        <select
          className="input"
          id="inbox-source"
          value={source}
          onChange={({ currentTarget }) => write({ source: currentTarget.value })}
        >
          <option value="">{inboxWords.all}</option>
          {conversationSources.map((one) => (
            <option key={one} value={one}>
              {sourceNames[one]}
            </option>
          ))}
        </select>
      </div>
    </search>
  )
}

function Row({ row, view }: { row: ConversationAnswer; view: InboxView }) {
  const { id, name, subject, source, fellowship, assigned_name, is_waiting, state, last_at, doubt } = row
  return (
    <li className="card grid grid-cols-1 gap-2 p-4">
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-lg">
        <a
          className="inline-flex min-h-11 items-center break-words"
          href={`#conversation-${id}?from=${view}`}
        >
          {name || inboxWords.somebody}
        </a>
        {doubt && <span className="badge badge-gold">{doubtNames[doubt]}</span>}
        {is_waiting && <span className="badge badge-gold">{inboxWords.waits}</span>}
        {state === 'closed' && <span className="badge badge-forest">{inboxWords.closed}</span>}
      </h2>
      <p className="break-words">{subject}</p>
      <p className="hint">
        {[
          row.by_whatsapp ? inboxWords.byWhatsApp : fellowship || sourceNames[source],
          shownDay(last_at),
          assigned_name ? inboxWords.answers({ name: assigned_name }) : inboxWords.nobodyHasTaken,
        ].join(', ')}
      </p>
    </li>
  )
}
