import { Avatar } from '../../../components/staff/Avatar.tsx'
import { personName } from '../../../components/staff/Person.tsx'
import type { FellowshipMember } from '../../../lib/contract/accounts/account-details.ts'
import { leaderWords } from './messages.ts'

type Props = {
  member: FellowshipMember
  /** Null while nothing is chosen: neither button is highlighted then (spec 2 §2). */
  choice: boolean | null
  /** Not sent yet. `held`: because the network is lost. */
  waiting: boolean
  held: boolean
  /** The event has not begun: nobody is marked yet. */
  isAhead: boolean
  mark: (isPresent: boolean) => void
}

export function MarkRow({ member, choice, waiting, held, isAhead, mark }: Props) {
  const name = personName(member)
  const choices = [
    [true, leaderWords.present, 'btn-success'],
    [false, leaderWords.absent, 'btn-danger'],
  ] as const
  return (
    <li>
      <span className="staff-person">
        <Avatar person={member} />
        <span>
          {name}
          {waiting && (
            <span className="hint block">{held ? leaderWords.waitsForNetwork : leaderWords.beingSent}</span>
          )}
        </span>
      </span>
      <fieldset hidden={isAhead}>
        <legend className="sr-only">{leaderWords.attendanceOf({ name })}</legend>
        {choices.map(([isPresent, text, colour]) => (
          <button
            className={`btn ${choice === isPresent ? colour : ''}`}
            key={text}
            type="button"
            aria-pressed={choice === isPresent}
            onClick={() => choice !== isPresent && mark(isPresent)}
          >
            {text}
            <span className="sr-only">: {name}</span>
          </button>
        ))}
      </fieldset>
    </li>
  )
}
