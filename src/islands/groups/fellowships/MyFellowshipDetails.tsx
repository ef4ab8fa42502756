import type { MyFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { useMember } from '../../../stores/useMember.ts'
import { AboutFellowship } from './AboutFellowship.tsx'
import { FellowshipEvents } from './FellowshipEvents.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { fellowshipWords } from './messages.ts'
import { WriteToLeader } from './WriteToLeader.tsx'

type Props = {
  fellowship: MyFellowship
  settled: boolean
  leave: (id: number, fellowship: MyFellowship) => Promise<void>
}

/** All details of the member's own fellowship, with the actions. */
export function MyFellowshipDetails({ fellowship, settled, leave }: Props) {
  const { id, name, leader_name, leader_id } = fellowship
  const member = useMember()
  const leads = leader_id !== null && member?.['id'] === leader_id
  return (
    <div className="my-fellowship">
      <section className="ground-forest next-meeting" aria-labelledby="my-fellowship">
        <div className="kente" />
        <h2 id="my-fellowship">{name}</h2>
        <NextMeeting {...fellowship} />
      </section>
      <AboutFellowship {...fellowship} />
      <div className="grid gap-5">
        <FellowshipEvents id={id} settled={settled} />
        {leads ? (
          <OwnFellowship />
        ) : (
          id !== null && leader_name && <WriteToLeader id={id} leader={leader_name} />
        )}
      </div>
      {id !== null && <LeaveButton name={name} leave={() => void leave(id, fellowship)} />}
    </div>
  )
}

/** Shown to the leader instead of the message form. */
function OwnFellowship() {
  return (
    <section className="card grid content-start justify-items-start gap-3" aria-labelledby="leader">
      <h2 className="text-xl" id="leader">
        {fellowshipWords.youLead}
      </h2>
      <p className="text-ink-soft">{fellowshipWords.ownDashboard}</p>
      <a className="btn" href="/fellowship-leader">
        {fellowshipWords.openDashboard}
      </a>
    </section>
  )
}

/** The next meeting comes first, because members look for it on their way there. */
function NextMeeting({ next_meeting, meeting_day, meeting_time, location }: MyFellowship) {
  if (!next_meeting) return <p className="lede">{fellowshipWords.askNext}</p>
  const hour = meeting_time && `, ${formatHour(meeting_time)}`
  return (
    <p className="lede">
      {fellowshipWords.nextMeeting}: {calendarWords.day({ day: meeting_day })}{' '}
      <time dateTime={next_meeting}>{calendarWords.day({ day: formatDay(next_meeting) })}</time>
      {hour}, {location || fellowshipWords.church}
    </p>
  )
}
