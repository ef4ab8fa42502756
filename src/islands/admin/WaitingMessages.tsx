import { Answers } from '../../components/staff/Answers.tsx'
import { digitsOf } from '../../components/staff/person-words.ts'
import type { WaitingMessage } from '../../lib/contract/groups/leader-message.ts'
import { shownTelephone } from '../../lib/text/phone.ts'
import { shownDay } from '../../lib/words/shown-day.ts'
import { adminWords } from './messages.ts'
import { useWaiting } from './useWaiting.ts'

/** Messages that a leader has not read for three days, so that the office can answer them. */
export function WaitingMessages() {
  const { waiting, settle } = useWaiting()
  if (waiting.length === 0) return null
  return (
    <section className="card mb-8 grid gap-5" aria-labelledby="waiting">
      <div>
        <h2 id="waiting">{adminWords.unreadByLeaders}</h2>
        <p className="text-ink-soft">{adminWords.theirLeaderHasNot}</p>
      </div>
      <ul className="grid gap-5">
        {waiting.map((row) => (
          <li className="grid gap-3 border-t border-line pt-4" key={row.id}>
            <p>
              <strong>{row.user_name}</strong>{' '}
              {row.is_newcomer && <span className="badge badge-gold">{adminWords.newcomer}</span>}
              <br />
              <span className="text-ink-soft">
                {adminWords.toFellowshipDay({ fellowship: row.fellowship, day: shownDay(row.created_at) })}
              </span>
            </p>
            <p className="whitespace-pre-line">{row.message}</p>
            <Answers to={row} subject={adminWords.yourMessageToFellowship({ fellowship: row.fellowship })} />
            <Leader {...row} />
            <p>
              <button className="btn" type="button" onClick={() => void settle(row)}>
                {adminWords.markAnsweredMessageOf({ userName: row.user_name })[0]}
                <span className="sr-only">
                  {adminWords.markAnsweredMessageOf({ userName: row.user_name })[1]}
                </span>
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Leader({ leader_name, leader_telephone }: WaitingMessage) {
  if (!leader_name) return <p>{adminWords.thisFellowshipHasNo}</p>
  const number = digitsOf(leader_telephone)
  return (
    <p>
      {adminWords.leaderLeadername({ leaderName: leader_name })}
      {number && (
        <>
          , <a href={`tel:${number}`}>{shownTelephone(leader_telephone)}</a>
        </>
      )}
    </p>
  )
}
