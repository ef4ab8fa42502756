import { useFetched } from '../../shell/useFetched.ts'
import { ownProfileWords } from './messages.ts'

const fetchCode = () => import('./OwnCode.tsx').then(({ OwnCode }) => OwnCode)

/** The member's code for the check-in, loaded when it is asked for. */
export function OwnCodeCard() {
  const { Fetched: Code, fetching, show, hide } = useFetched(fetchCode)
  return (
    <section className="card profile-card" aria-labelledby="own-code">
      <h2 className="text-xl" id="own-code">
        {ownProfileWords.checkIn}
      </h2>
      {Code ? <Code /> : <p>{ownProfileWords.checkInHint}</p>}
      <p>
        <button
          className="btn"
          type="button"
          aria-busy={fetching}
          onClick={() => (Code ? hide() : void show())}
        >
          {Code ? ownProfileWords.hideCode : ownProfileWords.showCode}
        </button>
      </p>
    </section>
  )
}
