import type { MyFellowship } from '../../lib/contract/my-fellowship.ts'
import { formatDay, formatHour } from '../../lib/dates.ts'
import { FellowshipEvents } from './FellowshipEvents.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { WriteToLeader } from './WriteToLeader.tsx'

type Props = {
  fellowship: MyFellowship
  settled: boolean
  leave: (id: number, fellowship: MyFellowship) => Promise<void>
}

/** All of the member's own fellowship, and what one does in it. */
export function MyFellowshipDetails({ fellowship, settled, leave }: Props) {
  const { id, name, description, leader_name, activities } = fellowship
  return (
    <div className="my-fellowship">
      <section className="ground-forest next-meeting" aria-labelledby="my-fellowship">
        <div className="kente" />
        <h2 id="my-fellowship">{name}</h2>
        <NextMeeting {...fellowship} />
      </section>
      <section className="card grid content-start gap-4" aria-labelledby="details">
        <h2 className="text-xl" id="details">
          About us
        </h2>
        {description && <p>{description}</p>}
        <dl className="facts">
          {factsOf(fellowship).map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {activities.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label="What we do">
            {activities.map((activity) => (
              <li className="badge" key={activity}>
                {activity}
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="grid gap-5">
        <FellowshipEvents id={id} settled={settled} />
        {id !== null && leader_name && <WriteToLeader id={id} leader={leader_name} />}
      </div>
      {id !== null && <LeaveButton name={name} leave={() => void leave(id, fellowship)} />}
    </div>
  )
}

/** The day and hour first: what somebody looks for who opens this on the way. */
function NextMeeting({ next_meeting, meeting_day, meeting_time, location }: MyFellowship) {
  if (!next_meeting) return <p className="lede">Ask the leader when the next meeting is.</p>
  const hour = meeting_time && `, ${formatHour(meeting_time)}`
  return (
    <p className="lede">
      Next meeting: {meeting_day} <time dateTime={next_meeting}>{formatDay(next_meeting)}</time>
      {hour}, {location || 'Church'}
    </p>
  )
}

function factsOf(fellowship: MyFellowship): (readonly [term: string, fact: string])[] {
  const { leader_name, meeting_day, meeting_time, location, member_count } = fellowship
  const facts = [
    ['Leader', leader_name || 'Not set'],
    ['Meeting day', meeting_day || 'Sunday After Service'],
    ['Meeting time', meeting_time ? formatHour(meeting_time) : 'Not set'],
    ['Location', location || 'Church'],
  ] as const
  return member_count === null ? [...facts] : [...facts, ['Members', String(member_count)]]
}
