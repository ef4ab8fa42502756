import { readAccount } from '../../../stores/member.ts'
import { giveWords } from './messages.ts'

type Props = { forget: () => void }

/** Says that the gift is a part of the giver's pledge. */
export function PledgeNotice({ forget }: Props) {
  const next = encodeURIComponent(`${location.pathname}${location.hash}`)
  const leave = () => {
    history.replaceState(history.state, '', location.pathname)
    forget()
  }
  return (
    <div className="notice grid justify-items-start gap-2">
      <p>
        {readAccount() ? (
          giveWords.ofPledge
        ) : (
          <>
            {giveWords.logInForPledge[0]}
            <a href={`/login?next=${next}`}>{giveWords.logInForPledge[1]}</a>
            {giveWords.logInForPledge[2]}
          </>
        )}
      </p>
      <button className="btn btn-quiet" type="button" onClick={leave}>
        {giveWords.withoutPledge}
      </button>
    </div>
  )
}
