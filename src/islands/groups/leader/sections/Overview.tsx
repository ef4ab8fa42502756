import { lazy, Suspense } from 'react'
import { firstOfSeries } from '../../../../lib/finding/first-of-series.ts'
import { isUsed } from '../../../../lib/site/this-church.ts'
import { formatHour } from '../../../../lib/time/hours.ts'
import { statusOf } from '../../../../lib/time/upcoming.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import { useMember } from '../../../../stores/useMember.ts'
import { LeaderToDos } from '../LeaderToDos.tsx'
import { MarksNotice } from '../MarksNotice.tsx'
import { leaderWords } from '../messages.ts'
import { useLedFellowship } from '../useLeader.ts'

const Assisting = lazy(() => import('../Assisting.tsx').then((module) => ({ default: module.Assisting })))

/** What needs the leader, the fellowship, and the counts of its four lists (spec 2 §2, Overview). */
export function Overview() {
  const { fellowship, assisting, members, events, prayers, testimonies, inbox } = useLedFellowship()
  const all = [
    [leaderWords.members, members.part, 'members', undefined],
    [leaderWords.events, events.part, 'events', undefined],
    [leaderWords.prayerRequests, prayers.part, 'prayer-requests', 'prayers'],
    [leaderWords.testimonies, testimonies.part, 'testimonies', 'testimonies'],
  ] as const
  const counts = (assisting ? all.slice(0, 2) : all).filter(([, , , module]) => !module || isUsed(module))
  return (
    <div className="grid grid-cols-1 gap-5">
      {fellowship && assisting && (
        <Suspense>
          <Assisting fellowship={fellowship} />
        </Suspense>
      )}
      {fellowship && (
        <LeaderToDos fellowship={fellowship.id} events={events.part?.rows} unread={inbox.unread} />
      )}
      <section className="card card-featured" aria-labelledby="fellowship">
        <div className="kente" aria-hidden="true" />
        {fellowship ? <Facts /> : <FactsToCome />}
      </section>
      <ul className="staff-counts">
        {counts.map(([title, part, section]) => (
          <li className="card" key={section}>
            <p className="staff-count">{part?.count ?? <span className="skeleton">00</span>}</p>
            <a className="whole-card" href={`#${section}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        {isUsed('care') && (
          <a className="more" href="/care">
            {assisting ? leaderWords.careOfMissed : leaderWords.careOfNew}
          </a>
        )}
        {isUsed('inbox') && (
          <a className="more" href="/inbox">
            {leaderWords.inboxLink}
          </a>
        )}
      </p>
      <MarksNotice />
    </div>
  )
}

function Facts() {
  const { fellowship, assisting, members, events } = useLedFellowship()
  const me = useMember()
  const own = [me?.first_name, me?.last_name].filter(Boolean).join(' ') || me?.username
  const leader = assisting ? fellowship?.leader_name || leaderWords.noLeader : own
  const rows = events.part?.rows.filter((event) => statusOf(event) === 'Upcoming')
  const coming = rows && firstOfSeries(rows)
  const facts = [
    [leaderWords.location, fellowship?.location || leaderWords.notSet],
    [
      leaderWords.meetingDay,
      (fellowship?.meeting_day && shownTime(fellowship.meeting_day)) || leaderWords.notSet,
    ],
    [
      leaderWords.meetingTime,
      fellowship?.meeting_time ? formatHour(fellowship.meeting_time) : leaderWords.notSet,
    ],
    [leaderWords.leader, leader],
    [leaderWords.members, members.part?.count ?? fellowship?.member_count],
    [leaderWords.upcomingEvents, coming?.length ?? '…'],
  ]
  return (
    <>
      <h2 className="mb-4" id="fellowship">
        {fellowship?.name}
      </h2>
      <dl className="facts leader-facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function FactsToCome() {
  return (
    <>
      <div role="status" aria-busy="true">
        <h2 className="mb-4 flex items-center gap-3" id="fellowship">
          <span className="spinner" aria-hidden="true" /> {leaderWords.loadingFellowship}
        </h2>
      </div>
      <div className="skeleton leader-facts-to-come" aria-hidden="true" />
    </>
  )
}
