import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { When } from '../../../components/staff/When.tsx'
import { excerptOf } from '../../../components/staff/words.ts'
import { announcementCalls } from '../../../lib/api/announcements.ts'
import type { Announcement } from '../../../lib/contract/announcement.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { AnnouncementEditor } from '../editors/AnnouncementEditor.tsx'
import { useList } from '../useList.ts'

/** The announcements on the member dashboard. */
export function Announcements() {
  const list = useList(announcementCalls.list)
  const { opened, open, close, rowFor } = useOpened<'edit' | 'delete', Announcement>()
  const leaving = rowFor('delete')
  return (
    <>
      <ListSection
        title="Announcements"
        list={list}
        search="Search announcements..."
        empty="No announcements at this time."
        columns={columns}
        actions={(row) => (
          <>
            <RowAct name="Edit" of={row.title} act={() => open('edit', row)} />
            <RowAct name="Delete" of={row.title} act={() => open('delete', row)} danger />
          </>
        )}
      >
        <button className="btn btn-primary" type="button" onClick={() => open('edit')}>
          Add Announcement
        </button>
      </ListSection>
      {opened?.act === 'edit' && (
        <AnnouncementEditor row={opened.row} close={close} changed={() => void list.reload()} />
      )}
      {leaving && (
        <DeleteDialog
          kind="announcement"
          name={leaving.title}
          remove={async () => {
            await announcementCalls.remove(leaving.id, leaving.version)
            list.change(leaving.id, () => undefined)
          }}
          outdated={() => void list.reload()}
          close={close}
        />
      )}
    </>
  )
}

const columns = [
  {
    title: 'Title',
    order: 'title',
    cell: ({ title, content }: Announcement) => (
      <>
        <strong>{title}</strong>
        <br />
        <span className="text-ink-soft">{excerptOf(content, 90)}</span>
      </>
    ),
  },
  {
    title: 'Date',
    order: 'created_at',
    cell: ({ created_at }: Announcement) => <When date={created_at} />,
  },
]
