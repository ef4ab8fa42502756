import { type ReactNode, useState } from 'react'
import { Email } from '../../../components/staff/Contact.tsx'
import { Person, personName, RoleBadge } from '../../../components/staff/Person.tsx'
import { digitsOf, genderName } from '../../../components/staff/person-words.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { FactList } from '../../../components/ui/FactList.tsx'
import { offerPasswordToMember } from '../../../lib/api/accounts/new-passwords.ts'
import type { FellowshipMember } from '../../../lib/contract/accounts/account-details.ts'
import type { Id } from '../../../lib/contract/base.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { NewPassword } from '../../staff/dialogs/NewPassword.tsx'
import { rateOf } from './members.ts'
import { leaderWords } from './messages.ts'
import { TransferDialog } from './TransferDialog.tsx'
import { useLedFellowship } from './useLeader.ts'

type Props = {
  member: FellowshipMember
  /** The fellowship that the member may be moved from. */
  from: Id | undefined
  moved: () => void
  close: () => void
}

/** Member Details (spec 2 §2), with contact details and attendance, so that a leader can call, visit and see absences. */
export function MemberDialog({ member, from, moved, close }: Props) {
  const { offersPasswords } = useLedFellowship()
  const [moving, setMoving] = useState(false)
  if (moving && from !== undefined)
    return <TransferDialog member={member} from={from} moved={moved} close={close} />
  return (
    <Dialog title={leaderWords.memberDetails} close={close}>
      <div className="grid gap-5">
        <p className="flex flex-wrap items-center justify-between gap-3">
          <Person user={member} whole />
          <RoleBadge role={member.role} />
        </p>
        <FactList facts={factsOf(member)} />
        <section aria-labelledby="activities">
          <h3 id="activities">{leaderWords.recentActivities}</h3>
          <Activities {...member} />
        </section>
        {from !== undefined && offersPasswords && member.role === 'user' && (
          <NewPassword name={personName(member)} offer={() => offerPasswordToMember(from, member.id)} />
        )}
        {from !== undefined && (
          <p>
            <button className="btn" type="button" onClick={() => setMoving(true)}>
              {leaderWords.moveToAnother}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Activities({ recent_activities }: FellowshipMember) {
  if (recent_activities.length === 0) return <p className="text-ink-soft">{leaderWords.noRecentActivities}</p>
  return (
    <ul className="leader-activities">
      {recent_activities.map(({ description, date }, index) => (
        <li key={`${date} ${description} ${index.toString()}`}>
          {description}
          {date && <time dateTime={date}>{shownDay(date)}</time>}
        </li>
      ))}
    </ul>
  )
}

const linked = (href: string, text: string, shown: ReactNode = text) =>
  text ? <a href={href}>{shown}</a> : leaderWords.notProvided

type Fact = readonly [term: string, fact: ReactNode]

function factsOf(member: FellowshipMember): readonly Fact[] {
  const { email, telephone, gender, dob, date_joined } = member
  const mail = linked(`mailto:${email}`, email, <Email of={email} />)
  return [
    [leaderWords.email, mail],
    [leaderWords.phoneNumber, linked(`tel:${digitsOf(telephone)}`, shownTelephone(telephone))],
    [leaderWords.gender, genderName(gender)],
    [leaderWords.birthday, dob ? shownDay(dob) : leaderWords.notProvided],
    [leaderWords.joined, date_joined ? shownDay(date_joined) : leaderWords.unknown],
    [leaderWords.rate, rateOf(member)],
    [leaderWords.address, member.address || leaderWords.notProvided],
    [leaderWords.digitalAddress, member.digital_address || leaderWords.notProvided],
    [leaderWords.occupation, member.occupation || leaderWords.notProvided],
  ]
}
