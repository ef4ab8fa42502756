import type { MouseEvent } from 'react'
import { writeQuery } from '../../../components/ui/useQuery.ts'
import type { ShownFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { twiDay } from '../../../lib/time/twi-days.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { fellowshipWords } from './messages.ts'

/** A summary of a fellowship. The meeting day is on a cloth pattern, with the day's name in Twi. */
export function FellowshipCard({ fellowship }: { fellowship: ShownFellowship }) {
  const { id, name, description, location, meeting_day, meeting_time, member_count } = fellowship

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    writeQuery('group', String(id))
  }

  return (
    <li className="card fellowship-card">
      <p className="artwork artwork-forest fellowship-day">
        <span>
          {meeting_day ? calendarWords.day({ day: meeting_day }) : fellowshipWords.anyDay}
          <i lang="ak">{twiDay(meeting_day)}</i>
        </span>
      </p>
      <div>
        <h3>
          <a className="whole-card" href={`/fellowships?group=${id}`} onClick={open}>
            {name}
          </a>
        </h3>
        <p className="text-sm font-semibold text-gold-text">
          {[meeting_time && formatHour(meeting_time), location].filter(Boolean).join(' · ')}
        </p>
        <p>{description}</p>
        <div className="fellowship-foot">
          <span className="text-ink-soft">{membersOf(member_count)}</span>
          <FavouriteButton id={id} name={name} />
        </div>
      </div>
    </li>
  )
}

export function membersOf(count: number | undefined): string {
  return count === undefined ? '' : fellowshipWords.members({ count })
}
