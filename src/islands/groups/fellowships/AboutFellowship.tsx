import { FactList } from '../../../components/ui/FactList.tsx'
import type { MyFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { formatHour } from '../../../lib/time/hours.ts'

/** The description, the leader, the meeting time and the place, with the specification's defaults (spec 1 §2). */
export function AboutFellowship(fellowship: MyFellowship) {
  const { description, activities } = fellowship
  return (
    <section className="card grid content-start gap-4" aria-labelledby="details">
      <h2 className="text-xl" id="details">
        About us
      </h2>
      {description && <p>{description}</p>}
      <FactList facts={factsOf(fellowship)} />
      {activities.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="What we do">
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
    ['Leader', leader_name || 'Not set'],
    ['Meeting day', meeting_day || 'Sunday After Service'],
    ['Meeting time', meeting_time ? formatHour(meeting_time) : 'Not set'],
    ['Location', location || 'Church'],
  ] as const
  return member_count === undefined ? [...facts] : [...facts, ['Members', String(member_count)]]
}
