import { useMemo } from 'react'
import { type Column, ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { When } from '../../../components/staff/When.tsx'
import { excerptOf } from '../../../components/staff/words.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import {
  deleteMessage,
  leaderMessageCalls,
  type MessageMark,
  markMessage,
} from '../../../lib/api/leader-messages.ts'
import type { Fellowship } from '../../../lib/contract/fellowship.ts'
import type { LeaderMessage } from '../../../lib/contract/leader-message.ts'
import { leaderTexts } from '../../../lib/messages/leader.ts'
import { notify } from '../../../stores/toasts.ts'
import { useList } from '../../admin/useList.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { MessageDialog } from '../MessageDialog.tsx'
import { useLedFellowship } from '../useLeader.ts'

/** Messages from members and newcomers to the leader. An extension: the specification has no call to read them. */
export function Messages() {
  const { fellowship } = useLedFellowship()
  return fellowship ? <Inbox fellowship={fellowship} /> : <p role="status">Loading your messages…</p>
}

function Inbox({ fellowship }: { fellowship: Fellowship }) {
  const { inbox } = useLedFellowship()
  const load = useMemo(() => leaderMessageCalls(fellowship.id).list, [fellowship.id])
  const list = useList(load, leaderTexts.notLoaded)
  const { open, close, rowFor } = useOpened<'view' | 'delete', LeaderMessage>()
  const [viewed, deleted] = [rowFor('view'), rowFor('delete')]

  async function mark(row: LeaderMessage, changes: MessageMark): Promise<void> {
    const isMoved = changes.is_archived !== undefined
    list.change(row.id, (before) => (isMoved ? undefined : { ...before, ...changes }))
    try {
      await markMessage(fellowship.id, row.id, changes)
      if (isMoved) notify.success(changes.is_archived ? leaderTexts.archived : leaderTexts.unarchived)
    } catch (error) {
      notify.error(whyRefused(error))
      await list.reload()
    }
    await inbox.count(fellowship.id)
  }

  async function remove(row: LeaderMessage): Promise<void> {
    await deleteMessage(fellowship.id, row.id)
    list.change(row.id, () => undefined)
    await inbox.count(fellowship.id)
  }

  function view(row: LeaderMessage): void {
    open('view', row)
    if (!row.is_read) void mark(row, { is_read: true })
  }

  function markAndClose(row: LeaderMessage, changes: MessageMark): void {
    void mark(row, changes)
    close()
  }

  return (
    <>
      <ListSection
        title="Messages"
        list={list}
        search="Search messages..."
        empty={list.query.status === 'archived' ? 'No archived messages' : 'No messages yet'}
        columns={columns}
        actions={(row) => (
          <>
            <RowAct name="Read" of={subjectOf(row)} act={() => view(row)} />
            <RowAct
              name={row.is_archived ? 'Move to inbox' : 'Archive'}
              of={subjectOf(row)}
              act={() => void mark(row, { is_archived: !row.is_archived })}
            />
          </>
        )}
      >
        <select
          className="input w-auto"
          aria-label="Which messages"
          value={list.query.status ?? ''}
          onChange={({ currentTarget }) => list.filter(currentTarget.value)}
        >
          <option value="">Inbox</option>
          <option value="unread">Unread</option>
          <option value="archived">Archived</option>
        </select>
      </ListSection>
      {viewed && (
        <MessageDialog
          row={viewed}
          fellowship={fellowship.name}
          close={close}
          putBack={() => markAndClose(viewed, { is_read: false })}
          move={() => markAndClose(viewed, { is_archived: !viewed.is_archived })}
          remove={() => open('delete', viewed)}
        />
      )}
      {deleted && (
        <DeleteDialog kind="message" name={subjectOf(deleted)} remove={() => remove(deleted)} close={close} />
      )}
    </>
  )
}

const subjectOf = ({ user_name }: LeaderMessage) => `the message of ${user_name}`

const columns: readonly Column<LeaderMessage>[] = [
  {
    title: 'From',
    cell: ({ user_name, is_read, is_newcomer }) => (
      <>
        {is_read ? user_name : <strong>{user_name}</strong>}{' '}
        {!is_read && <span className="badge badge-indigo">New</span>}{' '}
        {is_newcomer && <span className="badge badge-gold">Newcomer</span>}
      </>
    ),
  },
  { title: 'Message', cell: ({ message }) => excerptOf(message, 80) },
  { title: 'Date', order: 'created_at', cell: ({ created_at }) => <When date={created_at} /> },
]
