import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import { eraseFromTrash, listTrash, restoreFromTrash } from '../../../lib/api/settings/trash.ts'
import { binDays, type TrashEntry } from '../../../lib/contract/settings/trash.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import { usePages } from '../../staff/useCollection.ts'

/** What staff has deleted in the last two weeks: restored, or deleted for good. */
export function Trash() {
  const list = usePages(listTrash)
  return (
    <ActSection
      title="Bin"
      list={list}
      nameOf={({ name }) => name}
      empty={`Nothing was deleted in the last ${binDays} days`}
      why="What was deleted by mistake is here, and can be restored."
      columns={columns}
      changed={() => undefined}
      acts={[
        {
          name: 'Restore',
          call: (entry) => restoreFromTrash(entry).then(() => list.change(entry.id, 'gone')),
          toast: trashTexts.restored,
        },
        {
          name: 'Delete for good',
          danger: true,
          ask: ({ name }) => ({
            title: `Delete ${name} for good?`,
            act: 'Delete for good',
            text: <p>It goes with everything that belongs to it, and nobody can bring it back.</p>,
            failure: 'Failed to delete it',
          }),
          call: (entry) => eraseFromTrash(entry).then(() => list.change(entry.id, 'gone')),
          toast: 'Deleted for good',
        },
      ]}
      hint={
        <p className="hint mt-4">
          What you and other staff delete stays here for {binDays} days, seen by super admins only. What
          members delete themselves does not come here.
        </p>
      }
    />
  )
}

const names: Record<string, string> = {
  account: 'Member',
  announcement: 'Announcement',
  contact_message: 'Message to the church',
  event: 'Event',
  fellowship: 'Fellowship',
  leader_message: 'Message to a leader',
  page: 'Post',
  people_list: 'List of people',
  prayer_request: 'Prayer request',
  sermon: 'Sermon',
  service: 'Service',
  song: 'Song',
  testimony: 'Testimony',
}

const columns: readonly Column<TrashEntry>[] = [
  { title: 'Item', cell: ({ kind, name }) => <Titled title={name}>{names[kind] ?? kind}</Titled> },
  { title: 'Deleted by', cell: ({ deleted_by }) => deleted_by || 'an account that is deleted, too' },
  { title: 'Deleted', order: 'deleted_at', cell: ({ deleted_at }) => <When date={deleted_at} /> },
  {
    title: 'Time left',
    cell: ({ days_left }) => (days_left === 1 ? 'until tomorrow' : `${days_left} more days`),
  },
]
