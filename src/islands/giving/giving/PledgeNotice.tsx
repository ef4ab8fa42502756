import { readAccount } from '../../../stores/member.ts'

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
          'This counts towards your pledge. Give as much of it as you can now.'
        ) : (
          <>
            <a href={`/login?next=${next}`}>Log in</a> first, so that this counts for your pledge.
          </>
        )}
      </p>
      <button className="btn btn-quiet" type="button" onClick={leave}>
        Give without pledge
      </button>
    </div>
  )
}
