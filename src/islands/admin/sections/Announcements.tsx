import { TickField } from '../../../components/form/TickField.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowText } from '../../../components/staff/lists/RowName.tsx'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import { announcementCalls } from '../../../lib/api/messages/announcements.ts'
import type { Announcement } from '../../../lib/contract/messages/announcement.ts'
import { AnnouncementForm } from '../../../lib/contract/messages/announcement.ts'
import type { Typed } from '../../../lib/contract/typed.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import type { Fields } from '../../staff/entries/EntryFields.tsx'
import { PinBadge, pinActs, usePins } from '../../staff/entries/pins.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { sectionWords } from './messages.ts'

/** The announcements on the member dashboard. */
export function Announcements() {
  const pins = usePins('announcement')
  return (
    <CrudSection
      title={sectionWords.announcements}
      list={usePages(announcementCalls.list)}
      kind="announcement"
      nameOf={({ title }) => title}
      search={sectionWords.searchAnnouncements}
      empty={sectionWords.noAnnouncementsAtThis}
      why={sectionWords.whatYouAnnounceIs}
      columns={columns()}
      badge={({ id }) => <PinBadge pins={pins} item={id} />}
      acts={pinActs(pins, sectionWords.itStandsFirstOn)}
      form={{ schema: AnnouncementForm, fields: fields(), read, calls: announcementCalls }}
      remove={{ call: ({ id, version }) => announcementCalls.remove(id, version), bin: 'announcement' }}
    />
  )
}

/** A tick that is not there is not sent: another backend does not know it. */
const read = ({ as_message }: Typed) => (as_message ? { as_message: true } : {})

const columns = (): readonly Column<Announcement>[] => [
  {
    title: sectionWords.title,
    order: 'title',
    width: 'wide',
    cell: ({ title, content }) => (
      <Titled title={title}>
        <RowText text={content} length={90} />
      </Titled>
    ),
  },
  {
    title: sectionWords.date,
    order: 'created_at',
    width: 'narrow',
    cell: ({ created_at }) => <When date={created_at} />,
  },
]

const fields = (): Fields<Announcement> => [
  { name: 'title', label: sectionWords.title, maxLength: 150, required: true },
  {
    name: 'content',
    label: sectionWords.text,
    kind: 'long',
    hint: sectionWords.everybodyWhoIsSigned,
    maxLength: 4000,
    required: true,
  },
  {
    name: 'as_message',
    render: () => (
      <TickField name="as_message" optional>
        {sectionWords.sendItToEverybody}
      </TickField>
    ),
  },
]
