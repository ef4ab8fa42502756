import type { MyFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { Card } from './Card.tsx'

/** My Fellowship with the specification's defaults (spec 1 §2). */
export function FellowshipCard({ fellowship }: { fellowship: MyFellowship | null | undefined }) {
  return (
    <Card
      title="My Fellowship"
      waiting={fellowship === undefined}
      {...(fellowship && { more: ['/member-fellowship', 'View My Fellowship'] as const })}
    >
      {fellowship ? <Details {...fellowship} /> : <NoFellowship />}
    </Card>
  )
}

function Details({ name, leader_name, meeting_day, meeting_time, location }: MyFellowship) {
  const facts = [
    ['Leader', leader_name || 'Not set'],
    ['Meeting day', meeting_day || 'Sunday After Service'],
    ['Meeting time', meeting_time ? formatHour(meeting_time) : 'Not set'],
    ['Location', location || 'Church'],
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
      <p className="text-ink-soft">
        You're not part of any fellowship yet. In a fellowship people know your name, and pray for you by it.
      </p>
      <a className="btn btn-primary" href="/fellowships">
        Join a Fellowship
      </a>
    </>
  )
}
