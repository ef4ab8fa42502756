import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import { eraseFromTrash, listTrash, restoreFromTrash } from '../../../lib/api/settings/trash.ts'
import { binDays, type TrashEntry } from '../../../lib/contract/settings/trash.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { sectionWords } from './messages.ts'

/** What staff has deleted in the last two weeks: restored, or deleted for good. */
export function Trash() {
  const list = usePages(listTrash)
  return (
    <ActSection
      title={sectionWords.bin}
      list={list}
      nameOf={({ name }) => name}
      empty={sectionWords.nothingWasDeletedIn({ binDays })}
      why={sectionWords.whatWasDeletedBy}
      columns={columns()}
      changed={() => undefined}
      acts={[
        {
          name: sectionWords.restore,
          call: (entry) => restoreFromTrash(entry).then(() => list.change(entry.id, 'gone')),
          toast: trashTexts.restored,
        },
        {
          name: sectionWords.deleteForGood,
          danger: true,
          ask: ({ name }) => ({
            title: sectionWords.deleteNameForGood({ name }),
            act: sectionWords.deleteForGood,
            text: <p>{sectionWords.itGoesWithEverything}</p>,
            failure: sectionWords.failedToDeleteIt,
          }),
          call: (entry) => eraseFromTrash(entry).then(() => list.change(entry.id, 'gone')),
          toast: sectionWords.deletedForGood,
        },
      ]}
      hint={<p className="hint mt-4">{sectionWords.whatYouAndOther({ binDays })}</p>}
    />
  )
}

const names: Record<string, string> = {
  get account() {
    return sectionWords.member
  },
  get announcement() {
    return sectionWords.announcement
  },
  get contact_message() {
    return sectionWords.messageToChurch
  },
  get event() {
    return sectionWords.event
  },
  get fellowship() {
    return listWords.fellowship
  },
  get leader_message() {
    return sectionWords.messageToLeader
  },
  get page() {
    return sectionWords.post
  },
  get people_list() {
    return sectionWords.listOfPeople
  },
  get prayer_request() {
    return sectionWords.prayerRequest
  },
  get presentation() {
    return sectionWords.presentation
  },
  get sermon() {
    return sectionWords.sermon
  },
  get service() {
    return sectionWords.service
  },
  get service_plan() {
    return sectionWords.orderOfService
  },
  get song() {
    return sectionWords.song
  },
  get testimony() {
    return sectionWords.testimony
  },
}

const columns = (): readonly Column<TrashEntry>[] => [
  { title: sectionWords.item, cell: ({ kind, name }) => <Titled title={name}>{names[kind] ?? kind}</Titled> },
  {
    title: sectionWords.deletedBy,
    cell: ({ deleted_by }) => deleted_by || sectionWords.accountThatIsDeleted,
  },
  { title: sectionWords.deleted, order: 'deleted_at', cell: ({ deleted_at }) => <When date={deleted_at} /> },
  {
    title: sectionWords.timeLeft,
    cell: ({ days_left }) =>
      days_left === 1 ? sectionWords.untilTomorrow : sectionWords.daysleftMoreDays({ daysLeft: days_left }),
  },
]
