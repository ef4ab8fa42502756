import type { DirectoryFamily } from '../../../lib/contract/people/directory.ts'
import { dialled, shownTelephone } from '../../../lib/text/phone.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { monthOf } from '../../../lib/time/calendar-names.ts'
import { directoryWords } from './messages.ts'

/** Those of a family who are in the directory, with what each of them shows. */
export const FamilyCard = ({ family }: { family: DirectoryFamily }) => (
  <li className="card grid grid-cols-1 gap-4 p-4">
    {family.members.map((member) => (
      <div className="flex items-start gap-3" key={member.id}>
        {member.profile_image && (
          <img
            className="directory-picture shrink-0"
            src={member.profile_image}
            alt=""
            width={48}
            height={48}
            loading="lazy"
          />
        )}
        <div className="min-w-0 break-words">
          <p className="font-semibold">{member.name}</p>
          {member.telephone && (
            <p>
              <a
                className="link"
                href={`tel:${dialled(member.telephone)}`}
                aria-label={directoryWords.call({ name: member.name })}
              >
                {shownTelephone(member.telephone)}
              </a>
            </p>
          )}
          {member.email && (
            <p>
              <a
                className="link"
                href={`mailto:${member.email}`}
                aria-label={directoryWords.write({ name: member.name })}
              >
                {member.email}
              </a>
            </p>
          )}
          {member.address && <p className="text-ink-soft">{member.address}</p>}
          {member.birthday && (
            <p className="text-ink-soft">{directoryWords.birthday({ day: dayOf(member.birthday) })}</p>
          )}
        </div>
      </div>
    ))}
  </li>
)

/** `03-06` in words; a leap year has every day. */
function dayOf(birthday: string): string {
  const day = new Date(`2024-${birthday}T00:00:00Z`)
  return calendarWords.day({ day: `${day.getUTCDate()} ${monthOf(day)}` })
}
