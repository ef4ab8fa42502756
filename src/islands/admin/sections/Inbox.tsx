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
import { shownDay } from '../../../lib/words/shown-day.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { WaitingMessages } from '../WaitingMessages.tsx'
import { sectionWords } from './messages.ts'

/** Messages from visitors and members to the church. */
export function Inbox() {
  const list = usePages(listContactMessages)
  const mark = ({ id }: ContactMessage, is_read: boolean) =>
    void list.act(id, { is_read }, () => call(markContactMessage, { id, body: { is_read } }))

  return (
    <>
      <WaitingMessages />
      <CrudSection
        title={sectionWords.contactMessages}
        list={list}
        kind="message"
        nameOf={({ subject }) => subject}
        search={sectionWords.searchMessages}
        empty={sectionWords.noMessagesYet}
        why={sectionWords.whatPeopleWriteOn}
        columns={columns()}
        view={{
          opened: (row) => {
            if (!row.is_read) mark(row, true)
          },
          read: (row, { close }) => ({
            about: [row.name, shownDay(row.created_at)],
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
        filters={<ListFilter list={list} label={listWords.status} options={states()} />}
      />
    </>
  )
}

function Answer({ subject, email, phone, putBack }: ContactMessage & { putBack: () => void }) {
  return (
    <p className="flex flex-wrap gap-3">
      {email && (
        <a className="btn btn-primary" href={mailTo(email, sectionWords.reSubject({ subject }))}>
          {sectionWords.answerByEMail}
        </a>
      )}
      {phone && (
        <>
          <a className="btn" href={`tel:${digitsOf(phone)}`}>
            {sectionWords.callShowntelephone({ shownTelephone: shownTelephone(phone) })}
          </a>
          <a className="btn" href={`sms:${digitsOf(phone)}`}>
            {sectionWords.answerByTextMessage}
          </a>
        </>
      )}
      <button className="btn" type="button" onClick={putBack}>
        {sectionWords.markAsUnread}
      </button>
    </p>
  )
}

const states = () =>
  [
    ['', sectionWords.everyMessage],
    ['unread', sectionWords.unread],
    ['read', sectionWords.read],
  ] as const

const columns = (): readonly Column<ContactMessage>[] => [
  {
    title: sectionWords.from,
    cell: ({ name, email, phone, is_read }) => (
      <>
        <Sender name={name} isRead={is_read} />
        <span className="row-line">{email || shownTelephone(phone)}</span>
      </>
    ),
  },
  { title: sectionWords.subject, cell: ({ subject }) => subject },
  {
    title: sectionWords.date,
    order: 'created_at',
    width: 'narrow',
    cell: ({ created_at }) => <When date={created_at} />,
  },
]
