import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { lookAround } from '../../../lib/contract/settings/calls/look-around.ts'
import type { SampleRole } from '../../../lib/contract/settings/look-around.ts'
import { notify } from '../../../stores/toasts.ts'
import { beginSession, whyLoginFailed } from '../session/begin-session.ts'
import { lookAroundWords } from './messages.ts'

type Person = { as: SampleRole; name: string; first: string }

/** The people of the sample church, each of whom one press signs in as. Only the login of the demonstration has it. */
export function LookAround({ people }: { people: readonly Person[] }) {
  const [entering, setEntering] = useState<SampleRole>()

  async function enter(as: SampleRole): Promise<void> {
    setEntering(as)
    try {
      beginSession(await call(lookAround, { body: { as } }))
    } catch (error) {
      notify.error(whyLoginFailed(error))
      setEntering(undefined)
    }
  }

  return (
    <section className="card grid gap-3 p-5" aria-labelledby="look-around" data-demonstration>
      <h2 id="look-around">{lookAroundWords.heading}</h2>
      <p className="text-ink-soft">{lookAroundWords.lede}</p>
      <ul className="grid gap-2" lang="en">
        {people.map(({ as, name, first }) => (
          <li key={as}>
            <button
              className="btn w-full flex-col items-start gap-0 text-left"
              type="button"
              disabled={entering !== undefined}
              aria-busy={entering === as}
              onClick={() => void enter(as)}
            >
              <span>{name}</span> <span className="text-sm font-normal text-ink-soft">{first}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
