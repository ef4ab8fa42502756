import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { call } from '../../../../lib/api/call.ts'
import { listRegistrations } from '../../../../lib/contract/services/calls/registrations.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { EventRegistration } from './EventRegistration.tsx'
import { registrationWords as words } from './messages.ts'
import { RegistrationFacts } from './RegistrationFacts.tsx'

const load = () => call(listRegistrations)

/** The events to come with who registered, or the one that is open. */
export function Registrations() {
  const id = Number(useHashWord('event'))
  const { data: events, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const open = events?.find(({ event }) => event === id)
  if (open) return <EventRegistration head={open} changed={reload} key={id} />
  const mayChange = events?.some(({ may_change }) => may_change) ?? false
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{words.title}</h2>
      {!events && <div className="skeleton min-h-40" role="status" aria-busy="true" />}
      {events?.length === 0 && (
        <div className="empty">
          <p role="status">{words.empty}</p>
          <p>{mayChange ? words.why : words.whyUsher}</p>
        </div>
      )}
      {events && events.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {events.map((event) => (
            <li className="card grid content-start gap-3 p-4" key={event.event}>
              <RegistrationFacts head={event} />
              <p>
                <button
                  className="btn"
                  type="button"
                  aria-label={words.viewOne({ name: event.title })}
                  onClick={() => writeHashWords({ event: String(event.event) })}
                >
                  {words.view}
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
