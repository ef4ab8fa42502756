import type { PersonAnswer } from '../../../lib/contract/people/person.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { SeenForm } from './SeenForm.tsx'

type Account = PersonAnswer['possible_accounts'][number]
type Props = { account: Account; busy: boolean; connect: (seen: string) => void }

const whatNames = { telephone: 'telephone number', email: 'e-mail address' } as const

/** An account that may be a person's: what the two have in common, whether it is confirmed, and what the account says otherwise. */
export function PossibleAccount({ account, busy, connect }: Props) {
  const { id, username, name, since, meets, differs, is_seen } = account
  const isKnown = is_seen || meets.some(({ is_confirmed }) => is_confirmed)
  return (
    <div className={`notice grid gap-3 ${isKnown ? '' : 'notice-warning'}`}>
      <p className="break-words">
        The account @{username} of {name}, made on {formatDay(since)}, may be this person’s.
      </p>
      <ul className="grid gap-1">
        {meets.map(({ what, is_confirmed }) => (
          <li key={what}>
            The same {whatNames[what]}, {is_confirmed ? 'confirmed.' : 'not confirmed: ask them.'}
          </li>
        ))}
        {differs.length > 0 && <li className="break-words">The account has {differs.join(', ')}.</li>}
      </ul>
      {isKnown ? (
        <p>
          <button className="btn" type="button" disabled={busy} onClick={() => connect('')}>
            Connect account
          </button>
        </p>
      ) : (
        <>
          <p className="hint">
            Whoever knows somebody’s number can give it as their own. Its owner reads what stands here once
            the two are connected.
          </p>
          <SeenForm id={`seen-${id}`} act="Confirm identity and connect" busy={busy} press={connect} />
        </>
      )}
    </div>
  )
}
