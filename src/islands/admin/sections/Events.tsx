import { eventCalls } from '../../../lib/api/staff.ts'
import type { StaffEvent } from '../../../lib/contract/staff.ts'
import { formatDay, formatHour } from '../../../lib/dates.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { EventEditor } from '../editors/EventEditor.tsx'
import { ListSection } from '../ListSection.tsx'
import { RowAct } from '../RowAct.tsx'
import { useList } from '../useList.ts'
import { useOpened } from '../useOpened.ts'
import { excerptOf } from '../words.ts'

export function Events() {
  const list = useList(eventCalls.list)
  const { opened, open, close, rowFor } = useOpened<'edit' | 'delete', StaffEvent>()
  const leaving = rowFor('delete')
  return (
    <>
      <ListSection
        title="Events"
        list={list}
        search="Search events..."
        empty="No events found"
        columns={columns}
        actions={(row) => (
          <>
            <RowAct name="Edit" of={row.title} act={() => open('edit', row)} />
            <RowAct name="Delete" of={row.title} act={() => open('delete', row)} danger />
          </>
        )}
      >
        <button className="btn btn-primary" type="button" onClick={() => open('edit')}>
          Add Event
        </button>
      </ListSection>
      {opened?.act === 'edit' && (
        <EventEditor row={opened.row} close={close} changed={() => void list.reload()} />
      )}
      {leaving && (
        <DeleteDialog
          kind="event"
          name={leaving.title}
          text="Its attendance and its sign-ups go with it."
          remove={async () => {
            await eventCalls.remove(leaving.id)
            list.change(leaving.id, () => undefined)
          }}
          close={close}
        />
      )}
    </>
  )
}

/** Upcoming when its moment is still to come, else Past (spec 2 §4). The church keeps UTC all year. */
export const isUpcoming = ({ date, time }: StaffEvent, now = new Date()): boolean =>
  `${date}T${time || '23:59'}` > now.toISOString()

const columns = [
  {
    title: 'Event',
    order: 'title',
    cell: ({ title, description }: StaffEvent) => (
      <>
        <strong>{title}</strong>
        <br />
        <span className="text-ink-soft">{excerptOf(description)}</span>
      </>
    ),
  },
  {
    title: 'Date and Time',
    order: 'date',
    cell: ({ date, time }: StaffEvent) => `${formatDay(date)}${time && `, ${formatHour(time)}`}`,
  },
  {
    title: 'Location',
    cell: ({ is_online, location }: StaffEvent) => (is_online ? 'Online Meeting' : location),
  },
  {
    title: 'Status',
    cell: (event: StaffEvent) =>
      isUpcoming(event) ? (
        <span className="badge badge-forest">Upcoming</span>
      ) : (
        <span className="badge">Past</span>
      ),
  },
]
