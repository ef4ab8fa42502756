import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { eventCalls } from '../../../lib/api/events.ts'
import type { ChurchEvent } from '../../../lib/contract/event.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { eventColumns } from '../columns/events.tsx'
import { EventEditor } from '../editors/EventEditor.tsx'
import { useList } from '../useList.ts'

export function Events() {
  const list = useList(eventCalls.list)
  const { opened, open, close, rowFor } = useOpened<'edit' | 'delete', ChurchEvent>()
  const leaving = rowFor('delete')
  return (
    <>
      <ListSection
        title="Events"
        list={list}
        search="Search events..."
        empty="No events found"
        columns={eventColumns}
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
            await eventCalls.remove(leaving.id, leaving.version)
            list.change(leaving.id, () => undefined)
          }}
          outdated={() => void list.reload()}
          close={close}
        />
      )}
    </>
  )
}
