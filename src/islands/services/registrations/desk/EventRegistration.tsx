import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { saveBadges } from '../../../../lib/api/services/registrations.ts'
import type { RegistrationHead } from '../../../../lib/contract/services/registration.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { Door } from './Door.tsx'
import { registrationWords as words } from './messages.ts'
import { Orders } from './Orders.tsx'
import { RegistrationFacts } from './RegistrationFacts.tsx'
import { Setup } from './Setup.tsx'

type Props = { head: RegistrationHead; changed: () => Promise<void> }

/** The registration of an event: its door, who registered, and for who may set it up its tickets. */
export function EventRegistration({ head, changed }: Props) {
  const [busy, act] = useAct()
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="flex flex-wrap gap-3">
        <button className="btn" type="button" onClick={() => writeHashWords({ event: '' })}>
          {words.back}
        </button>
        {head.placed > 0 && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void act(() => saveBadges(head.event, head.date), words.downloaded)}
          >
            {words.badges}
          </button>
        )}
      </p>
      <h2 className="sr-only">{words.title}</h2>
      <RegistrationFacts head={head} />
      {head.exists && head.placed > 0 && <Door event={head.event} changed={changed} />}
      {head.may_change && (
        <Setup event={head.event} isOfFellowship={head.fellowship !== ''} changed={changed} />
      )}
      {head.exists && <Orders event={head.event} changed={changed} />}
    </div>
  )
}
