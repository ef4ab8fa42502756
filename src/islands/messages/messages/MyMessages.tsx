import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import {
  markAllRead,
  markOwnMessage,
  readMessageChoice,
  readOwnMessages,
  saveMessageChoice,
} from '../../../lib/api/messages/messages.ts'
import type { Purpose } from '../../../lib/contract/messages/message.ts'
import type { OwnMessage, OwnMessages } from '../../../lib/contract/messages/own-message.ts'
import { purposeNames } from '../../../lib/texts/messages/messages.ts'
import { notify } from '../../../stores/toasts.ts'
import { notifyWithUndo } from '../../../stores/undo-toast.ts'
import { myMessageWords } from './messages.ts'
import { OwnMessageRow } from './OwnMessageRow.tsx'

/** What the church wrote to the member: those that are not read first, and a way to stop messages of a kind. */
export function MyMessages() {
  const awake = useHydrated()
  const [messages, setMessages] = useState<OwnMessages>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<number>()

  const load = useCallback(async () => {
    setProblem('')
    try {
      const first = await readOwnMessages()
      setMessages(first)
      setOpen(namedIn(first.results))
    } catch (error) {
      setProblem(whyRefused(error))
    }
  }, [])
  // A notification that is pressed while the page is open changes what comes behind the #.
  useEffect(() => {
    void load()
    addEventListener('hashchange', load)
    return () => removeEventListener('hashchange', load)
  }, [load])

  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      notify.error(whyRefused(error))
    } finally {
      setBusy(false)
    }
  }
  const mark = useCallback((id: number, is_read: boolean) => {
    setMessages((before) => before && marked(before, id, is_read))
    markOwnMessage(id, is_read).then(
      (unread) => setMessages((before) => before && { ...before, unread }),
      (error: unknown) => {
        setMessages((before) => before && marked(before, id, !is_read))
        notify.error(whyRefused(error))
      },
    )
  }, [])

  // What is opened is read: once, and not again after it was marked as not read.
  const opened = useRef<number>(undefined)
  useEffect(() => {
    const row = messages?.results.find(({ id }) => id === open)
    if (open === opened.current || (open !== undefined && !row)) return
    opened.current = open
    if (row && !row.is_read) mark(row.id, true)
  }, [open, messages, mark])

  if (problem)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
        <button className="btn" type="button" onClick={() => void load()}>
          {myMessageWords.tryAgain}
        </button>
      </div>
    )
  if (!awake || !messages)
    return (
      <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={myMessageWords.loading} />
    )
  const { results, next, unread } = messages
  if (results.length === 0)
    return (
      <div className="empty">
        <p>{myMessageWords.none}</p>
        <a className="btn" href="/settings#messages">
          {myMessageWords.choose}
        </a>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          {unread === 0 ? myMessageWords.allRead : myMessageWords.unread({ count: unread })}
        </p>
        {unread > 0 && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void run(() => markAllRead().then(load))}
          >
            {myMessageWords.markAll}
          </button>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {results.map((row) => (
          <OwnMessageRow
            key={row.id}
            row={row}
            isOpen={row.id === open}
            turn={() => setOpen(row.id === open ? undefined : row.id)}
            unread={() => mark(row.id, false)}
            stop={() => void run(() => stop(row.purpose as Purpose))}
            busy={busy}
          />
        ))}
      </ul>
      {next && (
        <button
          className="btn justify-self-start"
          type="button"
          disabled={busy}
          onClick={() =>
            void run(async () => {
              const more = await readOwnMessages(next)
              setMessages((before) => before && joined(before, more))
            })
          }
        >
          {myMessageWords.older}
        </button>
      )}
    </div>
  )
}

/** The message that the address names, as a notification does. */
const namedIn = (rows: readonly OwnMessage[]): number | undefined =>
  rows.find(({ id }) => location.hash === `#message-${id}`)?.id

const marked = (before: OwnMessages, id: number, is_read: boolean): OwnMessages => ({
  ...before,
  results: before.results.map((row) => (row.id === id ? { ...row, is_read } : row)),
})

/** The next page behind the ones before: a message that was read meanwhile is in both. */
const joined = (before: OwnMessages, more: OwnMessages): OwnMessages => ({
  ...more,
  results: [
    ...before.results,
    ...more.results.filter(({ id }) => !before.results.some((one) => one.id === id)),
  ],
})

/** Stops messages of a kind, by every way. */
async function stop(purpose: Purpose): Promise<void> {
  const { first_channel, unwanted } = await readMessageChoice()
  const keep = (kinds: Purpose[]) => saveMessageChoice({ first_channel, unwanted: kinds })
  await keep([...unwanted.filter((one) => one !== purpose), purpose])
  notifyWithUndo(myMessageWords.stopped({ kind: purposeNames[purpose] }), () => {
    keep(unwanted).then(
      () => notify.success(myMessageWords.comeAgain),
      (error: unknown) => notify.error(whyRefused(error)),
    )
  })
}
