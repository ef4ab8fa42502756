import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { digitsOf, mailTo } from '../../../components/staff/person-words.ts'
import { Sender } from '../../../components/staff/Sender.tsx'
import { When } from '../../../components/staff/When.tsx'
import { call } from '../../../lib/api/call.ts'
import { listContactMessages } from '../../../lib/api/care/contact-messages.ts'
import {
  deleteContactMessage,
  markContactMessage,
} from '../../../lib/contract/care/calls/contact-messages.ts'
import type { ContactMessage } from '../../../lib/contract/care/contact-message.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { WaitingMessages } from '../WaitingMessages.tsx'

/** Messages from visitors and members to the church. */
export function Inbox() {
  const list = usePages(listContactMessages)
  const mark = ({ id }: ContactMessage, is_read: boolean) =>
    void list.act(id, { is_read }, () => call(markContactMessage, { id, body: { is_read } }))

  return (
    <>
      <WaitingMessages />
      <CrudSection
        title="Contact Messages"
        list={list}
        kind="message"
        nameOf={({ subject }) => subject}
        search="Search messages..."
        empty="No messages yet"
        why="What people write on the page Contact comes here."
        columns={columns}
        view={{
          opened: (row) => {
            if (!row.is_read) mark(row, true)
          },
          read: (row, { close }) => ({
            about: [row.name, formatDay(row.created_at)],
            text: row.message,
            children: (
              <Answer
                {...row}
                putBack={() => {
                  mark(row, false)
                  close()
                }}
              />
            ),
          }),
        }}
        remove={{ call: ({ id }) => call(deleteContactMessage, { id }), bin: 'contact_message' }}
        filters={<ListFilter list={list} label="Status" options={states} />}
      />
    </>
  )
}

function Answer({ subject, email, phone, putBack }: ContactMessage & { putBack: () => void }) {
  return (
    <p className="flex flex-wrap gap-3">
      {email && (
        <a className="btn btn-primary" href={mailTo(email, `Re: ${subject}`)}>
          Answer by e-mail
        </a>
      )}
      {phone && (
        <>
          <a className="btn" href={`tel:${digitsOf(phone)}`}>
            Call {shownTelephone(phone)}
          </a>
          <a className="btn" href={`sms:${digitsOf(phone)}`}>
            Answer by text message
          </a>
        </>
      )}
      <button className="btn" type="button" onClick={putBack}>
        Mark as unread
      </button>
    </p>
  )
}

const states = [
  ['', 'Every message'],
  ['unread', 'Unread'],
  ['read', 'Read'],
] as const

const columns: readonly Column<ContactMessage>[] = [
  {
    title: 'From',
    cell: ({ name, email, phone, is_read }) => (
      <>
        <Sender name={name} isRead={is_read} />
        <span className="row-line">{email || shownTelephone(phone)}</span>
      </>
    ),
  },
  { title: 'Subject', cell: ({ subject }) => subject },
  {
    title: 'Date',
    order: 'created_at',
    width: 'narrow',
    cell: ({ created_at }) => <When date={created_at} />,
  },
]
