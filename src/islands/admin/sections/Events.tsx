import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { eventCalls } from '../../../lib/api/staff.ts'
import type { StaffEvent } from '../../../lib/contract/staff.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { eventColumns } from '../../staff/lists/events.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { EventEditor } from '../editors/EventEditor.tsx'
import { useList } from '../useList.ts'

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
