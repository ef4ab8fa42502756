import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { sermonCalls } from '../../../lib/api/staff.ts'
import type { StaffSermon } from '../../../lib/contract/staff.ts'
import { adminTexts } from '../../../lib/messages/staff.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { sermonColumns } from '../../staff/lists/sermons.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { useList } from '../useList.ts'

/** Lists and deletes sermons. The media dashboard adds and edits them (spec 2 §2). */
export function Sermons({ notLoaded = adminTexts.notLoaded }: { notLoaded?: string }) {
  const list = useList(sermonCalls.list, notLoaded)
  const { open, close, rowFor } = useOpened<'delete', StaffSermon>()
  const leaving = rowFor('delete')
  return (
    <>
      <ListSection
        title="Sermons"
        list={list}
        search="Search sermons..."
        empty="No sermons found"
        columns={sermonColumns}
        actions={(row) => (
          <>
            <a className="btn btn-quiet" href={`/media-dashboard/edit-sermon/${row.id}`}>
              Edit<span className="sr-only">: {row.title}</span>
            </a>
            <RowAct name="Delete" of={row.title} act={() => open('delete', row)} danger />
          </>
        )}
      >
        <a className="btn btn-primary" href="/media-dashboard/add-sermon">
          Add Sermon
        </a>
      </ListSection>
      {leaving && (
        <DeleteDialog
          kind="sermon"
          name={leaving.title}
          text="Its recording and its picture go with it."
          remove={async () => {
            await sermonCalls.remove(leaving.id, leaving.version)
            list.change(leaving.id, () => undefined)
          }}
          outdated={() => void list.reload()}
          close={close}
        />
      )}
    </>
  )
}
