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
import { shownDay, shownTime } from '../../../lib/words/shown-day.ts'
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
          <Meeting
            title={title}
            when={shownTime(formatDay(date) + (time && `, ${formatHour(time)}`))}
            isNow={statusOf({ date, time, end_time, end_date }) === 'Now'}
          />
        </LinkNotice>
      ))}
      <Unread count={unread ?? 0} />
      <Taken count={inbox} />
      <Joining count={joining} />
      <Missed count={missed} />
      <Prayers count={prayers} />
      {absent.length > 0 && <Absent absent={absent} others={absent_count - absent.length} />}
      {toDos && hasShifts(toDos) && <RotaNotices needs={toDos} />}
      {next && next.date > today() && (
        <LinkNotice href={`#events?attendance=${next.id}`} act={leaderWords.attendance} of={next.title}>
          <NextMeeting
            title={next.title}
            when={shownTime(dayWords(next.date, today()) + (next.time && `, ${formatHour(next.time)}`))}
          />
        </LinkNotice>
      )}
    </WhatNeedsYou>
  )
}

type MeetingProps = { title: string; when: string }

function Meeting({ title, when, isNow }: MeetingProps & { isNow: boolean }) {
  if (isNow)
    return (
      <>
        {leaderWords.meetingNow({ when, title })[0]}
        <strong>{leaderWords.meetingNow({ when, title })[1]}</strong>
        {leaderWords.meetingNow({ when, title })[2]}
      </>
    )
  return (
    <>
      {leaderWords.meetingToday({ when, title })[0]}
      <strong>{leaderWords.meetingToday({ when, title })[1]}</strong>
      {leaderWords.meetingToday({ when, title })[2]}
    </>
  )
}

const NextMeeting = ({ title, when }: MeetingProps) => (
  <>
    {leaderWords.nextMeeting({ when, title })[0]}
    <strong>{leaderWords.nextMeeting({ when, title })[1]}</strong>
    {leaderWords.nextMeeting({ when, title })[2]}
  </>
)

/** Messages to the leader that nobody has read. */
function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LinkNotice href="#messages" act={leaderWords.readIt({ count })} of={leaderWords.messages}>
      {leaderWords.messagesWait({ count })}
    </LinkNotice>
  )
}

/** Conversations that the leader has taken. */
function Taken({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LinkNotice href="/inbox#mine" act={leaderWords.openInbox} of={leaderWords.wroteToMe}>
      {leaderWords.taken({ count })}
    </LinkNotice>
  )
}

/** Who asks to come into the fellowship. */
function Joining({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LinkNotice href="#members" act={leaderWords.answerThem({ count })} of={leaderWords.requestsToJoin}>
      {leaderWords.askToJoin({ count })}
    </LinkNotice>
  )
}

/** Missed members whom nobody has promised to call. */
function Missed({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LinkNotice href="/care" act={leaderWords.seeWho({ count })} of={leaderWords.whoIsMissed}>
      {leaderWords.missed({ count })}
    </LinkNotice>
  )
}

/** Prayer requests that are not answered. */
function Prayers({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LinkNotice
      href="#prayer-requests"
      act={leaderWords.seeThem({ count })}
      of={leaderWords.prayerRequestsOf}
    >
      {leaderWords.prayersOpen({ count })}
    </LinkNotice>
  )
}

/** Who was absent from the last two meetings; each name leads to the member. */
function Absent({ absent, others }: { absent: LeaderToDosAnswer['absent']; others: number }) {
  return (
    <div className="notice">
      <p>{leaderWords.missingTwice}</p>
      <ul className="flex flex-wrap gap-x-4">
        {absent.map(({ id, name }) => (
          <li key={id}>
            <a className="more" href={`#members?search=${encodeURIComponent(name)}`}>
              {name}
            </a>
          </li>
        ))}
        {others > 0 && <li className="more">{leaderWords.andMore({ most: others })}</li>}
      </ul>
    </div>
  )
}

/** Attendance at the last meetings, in words. */
function Trend({ meetings }: { meetings: LeaderToDosAnswer['attendance'] }) {
  const [last, before] = meetings
  if (!last) return <p className="hint">{leaderWords.noTrend}</p>
  const average = Math.round(meetings.reduce((sum, { present }) => sum + present, 0) / meetings.length)
  return <p className="hint">{trendWords(last, before, { average, meetings: meetings.length })}</p>
}

type Meetings = LeaderToDosAnswer['attendance'][number]

function trendWords(
  last: Meetings,
  before: Meetings | undefined,
  { average, meetings }: { average: number; meetings: number },
): string {
  const { present, marked } = last
  const day = shownDay(last.date)
  if (!before) return leaderWords.trend({ present, marked, day })
  const { present: came, marked: markedBefore } = before
  const dayBefore = shownDay(before.date)
  if (meetings <= 2)
    return leaderWords.trendOfTwo({ present, marked, day, before: came, markedBefore, dayBefore })
  return leaderWords.trendOfMany({
    present,
    marked,
    day,
    before: came,
    markedBefore,
    dayBefore,
    average,
    meetings,
  })
}
