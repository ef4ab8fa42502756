import { Answers } from '../../components/staff/Answers.tsx'
import { digitsOf } from '../../components/staff/person-words.ts'
import type { WaitingMessage } from '../../lib/contract/groups/leader-message.ts'
import { shownTelephone } from '../../lib/text/phone.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { useWaiting } from './useWaiting.ts'

/** Messages that a leader has not read for three days, so that the office can answer them. */
export function WaitingMessages() {
  const { waiting, settle } = useWaiting()
  if (waiting.length === 0) return null
  return (
    <section className="card mb-8 grid gap-5" aria-labelledby="waiting">
      <div>
        <h2 id="waiting">Unread by leaders</h2>
        <p className="text-ink-soft">
          Their leader has not read these for more than three days. Please answer, or remind the leader.
        </p>
      </div>
      <ul className="grid gap-5">
        {waiting.map((row) => (
          <li className="grid gap-3 border-t border-line pt-4" key={row.id}>
            <p>
              <strong>{row.user_name}</strong>{' '}
              {row.is_newcomer && <span className="badge badge-gold">Newcomer</span>}
              <br />
              <span className="text-ink-soft">
                to {row.fellowship}, {formatDay(row.created_at)}
              </span>
            </p>
            <p className="whitespace-pre-line">{row.message}</p>
            <Answers to={row} subject={`Your message to ${row.fellowship}`} />
            <Leader {...row} />
            <p>
              <button className="btn" type="button" onClick={() => void settle(row)}>
                Mark answered<span className="sr-only">: the message of {row.user_name}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Leader({ leader_name, leader_telephone }: WaitingMessage) {
  if (!leader_name) return <p>This fellowship has no leader at the moment.</p>
  const number = digitsOf(leader_telephone)
  return (
    <p>
      Leader: {leader_name}
      {number && (
        <>
          , <a href={`tel:${number}`}>{shownTelephone(leader_telephone)}</a>
        </>
      )}
    </p>
  )
}
