import { useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import type { SharedDetails } from '../../../lib/contract/accounts/account-details.ts'
import { listSharedByMembers } from '../../../lib/contract/groups/calls/members.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { monthOf } from '../../../lib/time/calendar-names.ts'
import { settingsWords } from './messages.ts'

/** The details that other members share with the fellowship. Loaded when the section is opened. */
export function SharedWithMe() {
  const [members, setMembers] = useState<readonly SharedDetails[]>()
  const [problem, setProblem] = useState('')

  async function load(open: boolean): Promise<void> {
    if (!open || members) return
    try {
      setMembers(await call(listSharedByMembers))
      setProblem('')
    } catch (error) {
      setProblem(whyRefused(error))
    }
  }

  return (
    <details onToggle={({ currentTarget }) => void load(currentTarget.open)}>
      <summary className="btn btn-quiet">{settingsWords.sharedWithMe}</summary>
      {problem && <p className="notice mt-3">{problem}</p>}
      {members?.length === 0 && <p className="hint mt-3">{settingsWords.nobodyShares}</p>}
      <ul>
        {members?.map((member) => (
          <li className="setting-row" key={member.id}>
            <div>
              <p className="font-semibold">{member.name}</p>
              <p className="text-ink-soft">{shared(member).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The shared details as texts. Birthdays have no year: a leap year is used, so that 29 February is valid. */
function shared({ telephone, email, birthday, address }: SharedDetails): string[] {
  const day = birthday && new Date(`2024-${birthday}T00:00:00Z`)
  const born =
    day && !Number.isNaN(day.getTime())
      ? settingsWords.birthdayOn({
          day: calendarWords.day({ day: `${day.getUTCDate()} ${monthOf(day)}` }),
        })
      : ''
  return [shownTelephone(telephone), email, born, address].filter(Boolean)
}
