import { personName } from '../../../components/staff/Person.tsx'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { choiceName, countChoices, type Roll } from './attendance.ts'
import { leaderWords } from './messages.ts'

type Props = { event: ChurchEvent; roll: Roll; fellowship: string }

/** The attendance for printing; the rest of the page is not printed. */
export function AttendanceSheet({ event, roll, fellowship }: Props) {
  return (
    <div className="leader-sheet">
      <h1>{leaderWords.attendanceFor({ title: event.title })}</h1>
      <p>
        {fellowship} · {shownDay(event.date)}
        {event.time && `, ${formatHour(event.time)}`} · {countChoices(roll)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{leaderWords.member}</th>
            <th scope="col">{leaderWords.phoneNumber}</th>
            <th scope="col">{leaderWords.attendance}</th>
          </tr>
        </thead>
        <tbody>
          {roll.map(({ member, choice }) => (
            <tr key={member.id}>
              <td>{personName(member)}</td>
              <td>{shownTelephone(member.telephone)}</td>
              <td>{choiceName(choice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
