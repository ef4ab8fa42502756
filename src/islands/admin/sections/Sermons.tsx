import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { sermonCalls } from '../../../lib/api/staff.ts'
import type { StaffSermon } from '../../../lib/contract/staff.ts'
import { formatDay } from '../../../lib/dates.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { useList } from '../useList.ts'

/** Adding and editing are the media dashboard's (spec 2 §2). */
export function Sermons() {
  const list = useList(sermonCalls.list)
  const { open, close, rowFor } = useOpened<'delete', StaffSermon>()
  const leaving = rowFor('delete')
  return (
    <>
      <ListSection
        title="Sermons"
        list={list}
        search="Search sermons..."
        empty="No sermons found"
        columns={columns}
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
            await sermonCalls.remove(leaving.id)
            list.change(leaving.id, () => undefined)
          }}
          close={close}
        />
      )}
    </>
  )
}

const types: Record<string, string> = { video: 'badge-indigo', audio: 'badge-forest' }

const columns = [
  {
    title: 'Title',
    order: 'title',
    cell: ({ title, scripture }: StaffSermon) => (
      <>
        <strong>{title}</strong>
        <br />
        <span className="text-ink-soft">{scripture}</span>
      </>
    ),
  },
  { title: 'Preacher', cell: ({ preacher }: StaffSermon) => preacher },
  { title: 'Date', order: 'date', cell: ({ date }: StaffSermon) => formatDay(date) },
  {
    title: 'Type',
    cell: ({ media_type }: StaffSermon) => (
      <span className={`badge capitalize ${types[media_type] ?? ''}`}>
        {media_type in types ? media_type : 'Unknown'}
      </span>
    ),
  },
]
