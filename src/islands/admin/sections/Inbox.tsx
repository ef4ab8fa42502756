import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { When } from '../../../components/staff/When.tsx'
import { digitsOf, mailTo } from '../../../components/staff/words.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { contactCalls, markRead } from '../../../lib/api/contacts.ts'
import type { ContactMessage } from '../../../lib/contract/contact.ts'
import { formatDay } from '../../../lib/dates.ts'
import { notify } from '../../../stores/toasts.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { useList } from '../useList.ts'
import { WaitingMessages } from '../WaitingMessages.tsx'

/** Messages from visitors and members to the church. */
export function Inbox() {
  const list = useList(contactCalls.list)
  const { open, close, rowFor } = useOpened<'view' | 'delete', ContactMessage>()
  const [viewed, leaving] = [rowFor('view'), rowFor('delete')]

  async function mark(row: ContactMessage, is_read: boolean): Promise<void> {
    list.change(row.id, (before) => ({ ...before, is_read }))
    try {
      await markRead(row.id, is_read)
    } catch (error) {
      list.change(row.id, () => row)
      notify.error(whyRefused(error))
    }
  }

  function view(row: ContactMessage): void {
    open('view', row)
    if (!row.is_read) void mark(row, true)
  }

  function putBack(row: ContactMessage): void {
    void mark(row, false)
    close()
  }

  return (
    <>
      <WaitingMessages />
      <ListSection
        title="Messages"
        list={list}
        search="Search messages..."
        empty="No messages yet"
        columns={columns}
        actions={(row) => (
          <>
            <RowAct name="View" of={row.subject} act={() => view(row)} />
            <RowAct name="Delete" of={row.subject} act={() => open('delete', row)} danger />
          </>
        )}
      />
      {viewed && (
        <Dialog title={viewed.subject} close={close}>
          <div className="grid gap-4">
            <p className="text-ink-soft">
              {viewed.name} · {formatDay(viewed.created_at)}
            </p>
            <p className="whitespace-pre-line">{viewed.message}</p>
            <p className="flex flex-wrap gap-3">
              <a className="btn btn-primary" href={mailTo(viewed.email, `Re: ${viewed.subject}`)}>
                Answer by mail
              </a>
              <a className="btn" href={`tel:${digitsOf(viewed.phone)}`}>
                Call {viewed.phone}
              </a>
              <button className="btn" type="button" onClick={() => putBack(viewed)}>
                Mark as unread
              </button>
            </p>
          </div>
        </Dialog>
      )}
      {leaving && (
        <DeleteDialog
          kind="message"
          name={leaving.subject}
          remove={async () => {
            await contactCalls.remove(leaving.id)
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
    title: 'From',
    cell: ({ name, email, is_read }: ContactMessage) => (
      <>
        {is_read ? name : <strong>{name}</strong>}{' '}
        {!is_read && <span className="badge badge-indigo">New</span>}
        <br />
        <span className="text-ink-soft">{email}</span>
      </>
    ),
  },
  { title: 'Subject', cell: ({ subject }: ContactMessage) => subject },
  {
    title: 'Date',
    order: 'created_at',
    cell: ({ created_at }: ContactMessage) => <When date={created_at} />,
  },
]
