import type { PersonAnswer } from '../../../lib/contract/people/person.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { peopleWords } from './messages.ts'
import { SeenForm } from './SeenForm.tsx'

type Account = PersonAnswer['possible_accounts'][number]
type Props = { account: Account; busy: boolean; connect: (seen: string) => void }

const detailNames = {
  get telephone() {
    return peopleWords.telephoneNumber
  },
  get email() {
    return peopleWords.emailAddress
  },
}

/** An account that may be a person's: what the two have in common, whether it is confirmed, and what the account says otherwise. */
export function PossibleAccount({ account, busy, connect }: Props) {
  const { id, username, name, since, meets, differs, is_seen } = account
  const isKnown = is_seen || meets.some(({ is_confirmed }) => is_confirmed)
  return (
    <div className={`notice grid gap-3 ${isKnown ? '' : 'notice-warning'}`}>
      <p className="break-words">{peopleWords.possibleAccount({ username, name, since: shownDay(since) })}</p>
      <ul className="grid gap-1">
        {meets.map(({ what, is_confirmed }) => (
          <li key={what}>
            {is_confirmed
              ? peopleWords.sameConfirmed({ detail: detailNames[what] })
              : peopleWords.sameNotConfirmed({ detail: detailNames[what] })}
          </li>
        ))}
        {differs.length > 0 && (
          <li className="break-words">{peopleWords.accountHas({ details: differs.join(', ') })}</li>
        )}
      </ul>
      {isKnown ? (
        <p>
          <button className="btn" type="button" disabled={busy} onClick={() => connect('')}>
            {peopleWords.connectAccount}
          </button>
        </p>
      ) : (
        <>
          <p className="hint">{peopleWords.connectExplained}</p>
          <SeenForm id={`seen-${id}`} act={peopleWords.confirmAndConnect} busy={busy} press={connect} />
        </>
      )}
    </div>
  )
}
