import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { fellowshipCalls } from '../../../lib/api/fellowships.ts'
import type { Fellowship } from '../../../lib/contract/fellowship.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { fellowshipColumns } from '../columns/fellowships.tsx'
import { FellowshipEditor } from '../editors/FellowshipEditor.tsx'
import { useList } from '../useList.ts'

export function Fellowships() {
  const list = useList(fellowshipCalls.list)
  const { opened, open, close, rowFor } = useOpened<'edit' | 'delete', Fellowship>()
  const leaving = rowFor('delete')
  return (
    <>
      <ListSection
        title="Fellowships"
        list={list}
        search="Search fellowships..."
        empty="No fellowships found"
        columns={fellowshipColumns}
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
            await fellowshipCalls.remove(leaving.id, leaving.version)
            list.change(leaving.id, () => undefined)
          }}
          outdated={() => void list.reload()}
          close={close}
        />
      )}
    </>
  )
}
