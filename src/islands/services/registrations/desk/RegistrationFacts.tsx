import type { RegistrationHead } from '../../../../lib/contract/services/registration.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { registrationWords as words } from './messages.ts'

/** What an event is, and how many registered for it. */
export function RegistrationFacts({ head }: { head: RegistrationHead }) {
  const { title, date, fellowship, exists, is_open, places, placed, waiting, arrived } = head
  const facts = exists
    ? [
        [words.placed({ count: placed }), places !== null && words.ofPlaces({ places })]
          .filter(Boolean)
          .join(' '),
        waiting > 0 && words.waits({ count: waiting }),
        arrived > 0 && words.arrivedCount({ count: arrived }),
      ]
    : [words.none]
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="break-words">{title}</strong>
        {exists && <span className="badge">{is_open ? words.isOpen : words.isClosed}</span>}
      </p>
      <p className="text-ink-soft">{[fellowship, shownDay(date), ...facts].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
