import { FactList } from '../../../components/ui/FactList.tsx'
import type { MyFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { fellowshipWords } from './messages.ts'

/** The description, the leader, the meeting time and the place, with the specification's defaults (spec 1 §2). */
export function AboutFellowship(fellowship: MyFellowship) {
  const { description, activities } = fellowship
  return (
    <section className="card grid content-start gap-4" aria-labelledby="details">
      <h2 className="text-xl" id="details">
        {fellowshipWords.about}
      </h2>
      {description && <p>{description}</p>}
      <FactList facts={factsOf(fellowship)} />
      {activities.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={fellowshipWords.whatWeDo}>
          {activities.map((activity) => (
            <li className="badge wrap-anywhere whitespace-normal" key={activity}>
              {activity}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function factsOf(fellowship: MyFellowship): (readonly [term: string, fact: string])[] {
  const { leader_name, meeting_day, meeting_time, location, member_count } = fellowship
  const facts = [
    [fellowshipWords.leader, leader_name || fellowshipWords.notSet],
    [
      fellowshipWords.meetingDay,
      meeting_day ? calendarWords.day({ day: meeting_day }) : fellowshipWords.usualDay,
    ],
    [fellowshipWords.meetingTime, meeting_time ? formatHour(meeting_time) : fellowshipWords.notSet],
    [fellowshipWords.location, location || fellowshipWords.church],
  ] as const
  return member_count === undefined
    ? [...facts]
    : [...facts, [fellowshipWords.membersTerm, String(member_count)]]
}
