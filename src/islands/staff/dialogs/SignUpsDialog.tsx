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
        name: 'Remove',
        danger: true,
        ask: (guest) => ({
          title: `Remove ${nameOf(guest)}?`,
          act: 'Remove sign-up',
          text: (
            <p>
              The place goes to the next person on the waiting list. {nameOf(guest)} is not told: please speak
              to them.
            </p>
          ),
          failure: 'The sign-up is not removed',
        }),
        call: (guest) => removeGuest({ fellowship, event: id }, guest.id),
        toast: 'The sign-up is removed',
      },
    ],
    nameOf,
    changed: reload,
  })
  return (
    <>
      <Dialog title={`Sign-ups for ${event.title}`} close={close}>
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
              Close
            </button>
            {mayExport() && (
              <button
                className="btn"
                type="button"
                disabled={!guests}
                onClick={() => void save(event, guests ?? [])}
              >
                Download CSV
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
            'Telephone not shown'
          )}
        </p>
      </div>
      {children}
    </li>
  )
}

function sumUp({ places }: ChurchEvent, guests: readonly EventGuest[]): string {
  if (guests.length === 0) return 'Nobody has signed up yet'
  const taken = guests.filter(({ position }) => position === null).length
  const waiting = guests.length - taken
  const filled = places === null ? `${taken} signed up, no limit` : `${taken} of ${places} places taken`
  const summary = waiting > 0 ? `${filled}, ${waiting} waiting` : filled
  return places !== null && taken > places ? `${summary}. Nobody who has a place loses it.` : summary
}

const nameOf = ({ first_name, last_name }: EventGuest) => `${first_name} ${last_name}`.trim()

/** Saves the list as a CSV file. */
async function save({ id, title, date }: ChurchEvent, guests: readonly EventGuest[]): Promise<void> {
  try {
    await exportList({
      list: 'event sign-ups',
      filter: title,
      file: `event-sign-ups-${id}-${date}.csv`,
      headings: ['Name', 'Telephone', 'Signed up', 'Place'],
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
