import { lazy, Suspense, useEffect, useRef } from 'react'
import type { OwnMessage } from '../../../lib/contract/messages/own-message.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { purposeNames } from '../../../lib/texts/messages/messages.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { myMessageWords } from './messages.ts'

// Its form would be a script more for everybody who only reads.
const OwnAnswers = lazy(() => import('./OwnAnswers.tsx').then((module) => ({ default: module.OwnAnswers })))

type Props = {
  row: OwnMessage
  isOpen: boolean
  busy: boolean
  turn: () => void
  unread: () => void
  stop: () => void
}

/** One message to the member: its subject, and once it is opened its words. */
export function OwnMessageRow({ row, isOpen, busy, turn, unread, stop }: Props) {
  const { id, subject, text, purpose, sent_at, is_read, may_answer } = row
  const own = useRef<HTMLLIElement>(null)
  const isNamed = useRef(false)
  useEffect(() => {
    // The one that a notification names may be far down.
    if (isOpen && !isNamed.current && location.hash === `#message-${id}`)
      own.current?.scrollIntoView({ block: 'nearest' })
    isNamed.current = isOpen
  }, [isOpen, id])
  return (
    <li className="card grid grid-cols-1 gap-3 p-4" ref={own} id={`message-${id}`}>
      <h2 className="text-lg">
        <button
          className="flex min-h-11 w-full flex-wrap items-center justify-between gap-2 text-start"
          type="button"
          aria-expanded={isOpen}
          onClick={turn}
        >
          <span className={is_read ? 'font-normal' : ''}>{subject}</span>
          {!is_read && <span className="badge badge-gold">{myMessageWords.isNew}</span>}
        </button>
      </h2>
      <p className="hint">
        {purposeNames[purpose as 'care'] ?? myMessageWords.answerToYou},{' '}
        {calendarWords.day({ day: formatDay(sent_at) })}
      </p>
      {isOpen && (
        <>
          <p className="prose break-words whitespace-pre-line">{text}</p>
          <div className="flex flex-wrap gap-3">
            {is_read && (
              <button className="btn" type="button" onClick={unread}>
                {myMessageWords.markUnread}
              </button>
            )}
            {purpose !== 'other' && (
              <button className="btn btn-quiet" type="button" disabled={busy} onClick={stop}>
                {myMessageWords.stop}
              </button>
            )}
          </div>
          {may_answer && (
            <Suspense fallback={<div className="skeleton min-h-40" />}>
              {isUsed('inbox') && <OwnAnswers id={id} />}
            </Suspense>
          )}
        </>
      )}
    </li>
  )
}
