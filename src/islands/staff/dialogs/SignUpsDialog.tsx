import { type ReactNode, useCallback } from 'react'
import { digitsOf } from '../../../components/staff/person-words.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { listGuests, removeGuest } from '../../../lib/api/services/event-signups.ts'
import type { Id } from '../../../lib/contract/base.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import type { EventGuest } from '../../../lib/contract/services/event-signup.ts'
import { placeState } from '../../../lib/services/places-left.ts'
import { churchZone } from '../../../lib/site/this-church.ts'
import { dialled, shownTelephone } from '../../../lib/text/phone.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { useActs } from '../acts/useActs.tsx'
import { exportList, mayExport } from '../export-list.ts'
import { guestWords, staffWords } from '../messages.ts'
import { reportFailure } from '../report-failure.ts'
import { useLoaded, useOnOpen } from '../useLoaded.ts'

type Props = { event: ChurchEvent; fellowship: Id | undefined; close: () => void }

/** Who comes to an event and who waits, with a file for a spreadsheet. */
export function SignUpsDialog({ event, fellowship, close }: Props) {
  const { id } = event
  const load = useCallback(() => listGuests({ fellowship, event: id }), [fellowship, id])
  const { data: guests, loading, reload } = useOnOpen(useLoaded(load))
  const { actions, opened } = useActs<EventGuest>({
    acts: [
      {
        name: guestWords.remove,
        danger: true,
        ask: (guest) => ({
          title: guestWords.removeQuestion({ name: nameOf(guest) }),
          act: guestWords.removeAct,
          text: <p>{guestWords.removeExplained({ name: nameOf(guest) })}</p>,
          failure: guestWords.notRemoved,
        }),
        call: (guest) => removeGuest({ fellowship, event: id }, guest.id),
        toast: guestWords.removed,
      },
    ],
    nameOf,
    changed: reload,
  })
  return (
    <>
      <Dialog title={guestWords.title({ name: event.title })} close={close}>
        <div className="grid gap-4">
          {guests ? (
            <p role="status">{sumUp(event, guests)}</p>
          ) : (
            loading && <div className="skeleton min-h-28" aria-busy="true" />
          )}
          <ul className="rows">
            {guests?.map((guest) => (
              <Row key={guest.id} {...guest}>
                {actions(guest)}
              </Row>
            ))}
          </ul>
          <div className="staff-dialog-acts">
            <button className="btn" type="button" onClick={close}>
              {staffWords.close}
            </button>
            {mayExport() && (
              <button
                className="btn"
                type="button"
                disabled={!guests}
                onClick={() => void save(event, guests ?? [])}
              >
                {staffWords.downloadCsv}
              </button>
            )}
          </div>
        </div>
      </Dialog>
      {opened}
    </>
  )
}

function Row({ children, ...guest }: EventGuest & { children: ReactNode }) {
  const { telephone, position } = guest
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <div>
        <p className="font-semibold">{nameOf(guest)}</p>
        <p className="text-ink-soft">
          {placeState(position)} ·{' '}
          {telephone ? (
            <a href={`tel:${digitsOf(telephone)}`}>{shownTelephone(telephone)}</a>
          ) : (
            guestWords.noTelephone
          )}
        </p>
      </div>
      {children}
    </li>
  )
}

function sumUp({ places }: ChurchEvent, guests: readonly EventGuest[]): string {
  if (guests.length === 0) return guestWords.nobody
  const taken = guests.filter(({ position }) => position === null).length
  const waiting = guests.length - taken
  if (places === null)
    return waiting > 0 ? guestWords.noLimitWaiting({ taken, waiting }) : guestWords.noLimit({ taken })
  const state =
    waiting > 0 ? guestWords.takenWaiting({ taken, places, waiting }) : guestWords.taken({ taken, places })
  return taken > places ? guestWords.nobodyLoses({ state }) : state
}

const nameOf = ({ first_name, last_name }: EventGuest) => `${first_name} ${last_name}`.trim()

/** Saves the list as a CSV file. */
async function save({ id, title, date }: ChurchEvent, guests: readonly EventGuest[]): Promise<void> {
  try {
    await exportList({
      list: 'event sign-ups',
      filter: title,
      file: `event-sign-ups-${id}-${date}.csv`,
      headings: [guestWords.name, guestWords.telephone, guestWords.signedUp, guestWords.place],
      cells: guests.map((row) => [
        nameOf(row),
        dialled(row.telephone),
        dayIn(churchZone(), new Date(row.created_at)),
        placeState(row.position),
      ]),
    })
  } catch (error) {
    reportFailure(error, whyRefused(error))
  }
}
