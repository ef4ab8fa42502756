import { Dialog } from '../../../components/ui/Dialog.tsx'
import { FactList } from '../../../components/ui/FactList.tsx'
import type { ShownFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { membersOf } from './FellowshipCard.tsx'
import { JoinButton } from './JoinButton.tsx'
import { LeaderMessage } from './LeaderMessage.tsx'
import { fellowshipWords } from './messages.ts'
import { ShareButton } from './ShareButton.tsx'

/** All details of one fellowship, with all actions (spec 1 §2). */
export function FellowshipDialog({ fellowship, close }: { fellowship: ShownFellowship; close: () => void }) {
  const { id, name, description, activities, leader_name, asks_leader } = fellowship
  return (
    <Dialog title={name} close={close}>
      <div className="grid gap-5">
        <p>{description}</p>
        <FactList facts={factsOf(fellowship)} />
        <div className="flex flex-wrap items-center gap-3">
          <JoinButton id={id} name={name} asks={asks_leader} />
          <ShareButton title={name} path={`/fellowships?group=${id}`} />
          <FavouriteButton id={id} name={name} />
        </div>
        {activities.length > 0 && (
          <div>
            <h3>{fellowshipWords.whatWeDo}</h3>
            <ul className="flex flex-wrap gap-2 pt-2">
              {activities.map((activity) => (
                <li className="badge wrap-anywhere whitespace-normal" key={activity}>
                  {activity}
                </li>
              ))}
            </ul>
          </div>
        )}
        {leader_name && <LeaderMessage id={id} leader={leader_name} />}
      </div>
    </Dialog>
  )
}

function factsOf(fellowship: ShownFellowship): [term: string, fact: string][] {
  const { meeting_day, meeting_time, next_meeting, location, leader_name, member_count } = fellowship
  const hour = meeting_time && formatHour(meeting_time)
  return [
    [
      fellowshipWords.meets,
      [meeting_day && calendarWords.day({ day: meeting_day }), hour].filter(Boolean).join(', ') ||
        fellowshipWords.byArrangement,
    ],
    [
      fellowshipWords.nextMeeting,
      next_meeting ? calendarWords.day({ day: formatDay(next_meeting) }) : fellowshipWords.askLeader,
    ],
    [fellowshipWords.where, location || fellowshipWords.church],
    [fellowshipWords.leader, leader_name || fellowshipWords.toBeChosen],
    [fellowshipWords.membersTerm, membersOf(member_count)],
  ]
}
