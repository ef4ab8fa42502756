import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { fellowshipCalls } from '../../../lib/api/staff.ts'
import type { StaffFellowship } from '../../../lib/contract/staff.ts'
import { formatHour } from '../../../lib/dates.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { FellowshipEditor } from '../editors/FellowshipEditor.tsx'
import { useList } from '../useList.ts'

export function Fellowships() {
  const list = useList(fellowshipCalls.list)
  const { opened, open, close, rowFor } = useOpened<'edit' | 'delete', StaffFellowship>()
  const leaving = rowFor('delete')
  return (
    <>
      <ListSection
        title="Fellowships"
        list={list}
        search="Search fellowships..."
        empty="No fellowships found"
        columns={columns}
        actions={(row) => (
          <>
            <RowAct name="Edit" of={row.name} act={() => open('edit', row)} />
            <RowAct name="Delete" of={row.name} act={() => open('delete', row)} danger />
          </>
        )}
      >
        <button className="btn btn-primary" type="button" onClick={() => open('edit')}>
          Add Fellowship
        </button>
      </ListSection>
      {opened?.act === 'edit' && (
        <FellowshipEditor row={opened.row} close={close} changed={() => void list.reload()} />
      )}
      {leaving && (
        <DeleteDialog
          kind="fellowship"
          name={leaving.name}
          text="Its events go with it; its members stay, in no fellowship."
          remove={async () => {
            await fellowshipCalls.remove(leaving.id)
            list.change(leaving.id, () => undefined)
          }}
          close={close}
        />
      )}
    </>
  )
}

const columns = [
  {
    title: 'Name',
    order: 'name',
    cell: ({ name, location }: StaffFellowship) => (
      <>
        <strong>{name}</strong>
        <br />
        <span className="text-ink-soft">{location}</span>
      </>
    ),
  },
  { title: 'Leader', cell: ({ leader_name }: StaffFellowship) => leader_name || 'Not assigned' },
  { title: 'Members', cell: ({ member_count }: StaffFellowship) => member_count },
  {
    title: 'Meeting',
    cell: ({ meeting_day, meeting_time }: StaffFellowship) =>
      `${meeting_day || 'Not set'}, ${meeting_time ? formatHour(meeting_time) : 'Not set'}`,
  },
]
