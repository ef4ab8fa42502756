import { useState } from 'react'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { eraseFromTrash, listTrash, restoreFromTrash } from '../../../lib/api/settings/trash.ts'
import { binDays, type TrashEntry } from '../../../lib/contract/settings/trash.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { notify } from '../../../stores/toasts.ts'
import { tellRefusal } from '../../staff/refusal.ts'
import { usePages } from '../../staff/useCollection.ts'

/** What staff has deleted in the last two weeks: restored, or deleted for good. */
export function Trash() {
  const list = usePages(listTrash)
  const [erasing, setErasing] = useState<TrashEntry>()

  async function restore(entry: TrashEntry): Promise<void> {
    try {
      await restoreFromTrash(entry)
      list.change(entry.id, 'gone')
      notify.success(trashTexts.restored)
    } catch (error) {
      notify.error(whyRefused(error))
      void list.reload()
    }
  }

  return (
    <>
      <ListSection
        title="Bin"
        list={list}
        nameOf={({ name }) => name}
        empty={`Nothing was deleted in the last ${binDays} days`}
        why="What was deleted by mistake is here, and can be restored."
        columns={columns}
        actions={(entry) => (
          <>
            <RowAct name="Restore" of={entry.name} act={() => void restore(entry)} />
            <RowAct name="Delete for good" of={entry.name} act={() => setErasing(entry)} danger />
          </>
        )}
      />
      <p className="hint mt-4">
        What you and other staff delete stays here for {binDays} days, seen by super admins only. What members
        delete themselves does not come here.
      </p>
      {erasing && (
        <Confirm
          title={`Delete ${erasing.name} for good?`}
          act="Delete for good"
          confirm={async () => {
            await eraseFromTrash(erasing)
            list.change(erasing.id, 'gone')
            notify.success('Deleted for good')
          }}
          refused={(error) => tellRefusal(error, 'Failed to delete it')}
          close={() => setErasing(undefined)}
        >
          <p>It goes with everything that belongs to it, and nobody can bring it back.</p>
        </Confirm>
      )}
    </>
  )
}

const names: Record<string, string> = {
  account: 'Member',
  announcement: 'Announcement',
  contact_message: 'Message to the church',
  event: 'Event',
  fellowship: 'Fellowship',
  leader_message: 'Message to a leader',
  people_list: 'List of people',
  prayer_request: 'Prayer request',
  sermon: 'Sermon',
  service: 'Service',
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
