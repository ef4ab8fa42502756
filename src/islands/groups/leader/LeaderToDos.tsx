import { useEffect, useState } from 'react'
import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { hasShifts, RotaNotices } from '../../../components/staff/RotaNotices.tsx'
import { WhatNeedsYou } from '../../../components/staff/WhatNeedsYou.tsx'
import { readLeaderToDos } from '../../../lib/api/settings/to-dos.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import type { Id } from '../../../lib/contract/base.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import type { LeaderToDosAnswer } from '../../../lib/contract/settings/to-dos.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { dayWords } from '../../../lib/time/day-words.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { today } from '../../../lib/time/today.ts'
import { lastDayOf, statusOf } from '../../../lib/time/upcoming.ts'
import { leaderWords } from './messages.ts'

type Props = { fellowship: Id; events: readonly ChurchEvent[] | undefined; unread: number | undefined }

/**
 * What waits for the leader, before any counts: today's meetings, messages, requests, who was missing twice, the next
 * meeting and the trend. With a backend that does not know the call: today's meetings and messages.
 */
export function LeaderToDos({ fellowship, events, unread }: Props) {
  const [toDos, setToDos] = useState<LeaderToDosAnswer>()
  const [looked, setLooked] = useState(false)
  useEffect(() => {
    readLeaderToDos(fellowship)
      .then(setToDos, logUnlessUnknown)
      .finally(() => setLooked(true))
  }, [fellowship])
  const todays =
    events?.filter((event) => event.date.slice(0, 10) <= today() && lastDayOf(event) >= today()) ?? []
  if (!looked || (!toDos && todays.length === 0 && !unread)) return null
  const { prayers = 0, joining = 0, missed = 0, inbox = 0 } = toDos ?? {}
  const { absent = [], absent_count = 0, next } = toDos ?? {}
  return (
    <WhatNeedsYou below={toDos && <Trend meetings={toDos.attendance} />}>
      {todays.map(({ id, title, date, time, end_time, end_date }) => (
        <LinkNotice key={id} href={`#events?attendance=${id}`} act={leaderWords.markAttendance} of={title}>
          {statusOf({ date, time, end_time, end_date }) === 'Now' ? 'Now' : 'Today'}, {formatDay(date)}
          {time && `, ${formatHour(time)}`}: <strong>{title}</strong>
        </LinkNotice>
      ))}
      {Boolean(unread) && (
        <LinkNotice href="#messages" act={unread === 1 ? 'Read it' : 'Read them'} of="messages">
          {unread === 1 ? 'One message waits' : `${unread} messages wait`} for your answer.
        </LinkNotice>
      )}
      <Taken count={inbox} />
      <Joining count={joining} />
      <Missed count={missed} />
      <Prayers count={prayers} />
      {absent.length > 0 && <Absent absent={absent} others={absent_count - absent.length} />}
      {toDos && hasShifts(toDos) && <RotaNotices needs={toDos} />}
      {next && next.date > today() && (
        <LinkNotice href={`#events?attendance=${next.id}`} act={leaderWords.attendance} of={next.title}>
          Next meeting: {dayWords(next.date, today())}
          {next.time && `, ${formatHour(next.time)}`}: <strong>{next.title}</strong>
        </LinkNotice>
      )}
    </WhatNeedsYou>
  )
}

/** Conversations that the leader has taken. */
function Taken({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LinkNotice href="/inbox#mine" act={leaderWords.openInbox} of="what people wrote to me">
      {count === 1 ? 'One conversation' : `${count} conversations`} of the inbox {count === 1 ? 'is' : 'are'}{' '}
      yours to answer.
    </LinkNotice>
  )
}

/** Who asks to come into the fellowship. */
function Joining({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LinkNotice href="#members" act={count === 1 ? 'Answer' : 'Answer them'} of="requests to join">
      {count === 1 ? 'One person asks to join.' : `${count} people ask to join.`}
    </LinkNotice>
  )
}

/** Missed members whom nobody has promised to call. */
function Missed({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LinkNotice href="/care" act={count === 1 ? 'See who' : 'See them'} of="who is missed">
      {count === 1
        ? 'Somebody is missed, and nobody has said to call.'
        : `${count} members are missed, and nobody has said to call them.`}
    </LinkNotice>
  )
}

/** Prayer requests that are not answered. */
function Prayers({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LinkNotice href="#prayer-requests" act={count === 1 ? 'See it' : 'See them'} of="prayer requests">
      {count === 1
        ? 'One prayer request is not answered yet.'
        : `${count} prayer requests are not answered yet.`}
    </LinkNotice>
  )
}

/** Who was absent from the last two meetings; each name leads to the member. */
function Absent({ absent, others }: { absent: LeaderToDosAnswer['absent']; others: number }) {
  return (
    <div className="notice">
      <p>{leaderWords.missingAtLastTwo}</p>
      <ul className="flex flex-wrap gap-x-4">
        {absent.map(({ id, name }) => (
          <li key={id}>
            <a className="more" href={`#members?search=${encodeURIComponent(name)}`}>
              {name}
            </a>
          </li>
        ))}
        {others > 0 && <li className="more">and {others} more</li>}
      </ul>
    </div>
  )
}

/** Attendance at the last meetings, in words. */
function Trend({ meetings }: { meetings: LeaderToDosAnswer['attendance'] }) {
  const [last, before] = meetings
  if (!last) return <p className="hint">{leaderWords.noAttendanceMarkedYet}</p>
  const average = Math.round(meetings.reduce((sum, { present }) => sum + present, 0) / meetings.length)
  return (
    <p className="hint">
      Attendance: {last.present} of {last.marked} marked came on {formatDay(last.date)}
      {before && `, ${before.present} of ${before.marked} on ${formatDay(before.date)}`}
      {meetings.length > 2 && `; ${average} on average of the last ${meetings.length} meetings`}.
    </p>
  )
}
