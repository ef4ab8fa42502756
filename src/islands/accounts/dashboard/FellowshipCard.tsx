import type { MyFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { Card } from './Card.tsx'
import { dashboardWords } from './messages.ts'

/** My Fellowship with the specification's defaults (spec 1 §2). */
export function FellowshipCard({ fellowship }: { fellowship: MyFellowship | null | undefined }) {
  return (
    <Card
      title={dashboardWords.myFellowship}
      waiting={fellowship === undefined}
      {...(fellowship && { more: ['/member-fellowship', dashboardWords.viewFellowship] as const })}
    >
      {fellowship ? <Details {...fellowship} /> : <NoFellowship />}
    </Card>
  )
}

function Details({ name, leader_name, meeting_day, meeting_time, location }: MyFellowship) {
  const facts = [
    [dashboardWords.leader, leader_name || dashboardWords.notSet],
    [
      dashboardWords.meetingDay,
      meeting_day ? calendarWords.day({ day: meeting_day }) : dashboardWords.usualDay,
    ],
    [dashboardWords.meetingTime, meeting_time ? formatHour(meeting_time) : dashboardWords.notSet],
    [dashboardWords.location, location || dashboardWords.church],
  ] as const
  return (
    <>
      <p className="text-lg font-semibold">{name}</p>
      <dl className="facts">
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

function NoFellowship() {
  return (
    <>
      <p className="text-ink-soft">{dashboardWords.noFellowship}</p>
      <a className="btn btn-primary" href="/fellowships">
        {dashboardWords.joinFellowship}
      </a>
    </>
  )
}
