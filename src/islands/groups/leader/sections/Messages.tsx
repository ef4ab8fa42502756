import { useCallback } from 'react'
import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowText } from '../../../../components/staff/lists/RowName.tsx'
import { Sender } from '../../../../components/staff/Sender.tsx'
import { When } from '../../../../components/staff/When.tsx'
import { call } from '../../../../lib/api/call.ts'
import type { MessageMark } from '../../../../lib/api/groups/leader-messages.ts'
import type { ListQuery } from '../../../../lib/api/list-query.ts'
import {
  deleteMessage,
  listLeaderMessages,
  markMessage,
} from '../../../../lib/contract/groups/calls/leader-messages.ts'
import type { Fellowship } from '../../../../lib/contract/groups/fellowship.ts'
import type { LeaderMessage } from '../../../../lib/contract/groups/leader-message.ts'
import { leaderTexts } from '../../../../lib/texts/groups/leader.ts'
import { CrudSection } from '../../../staff/CrudSection.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { MessageDialog } from '../MessageDialog.tsx'
import { leaderWords } from '../messages.ts'
import { useLedFellowship } from '../useLeader.ts'

/** Messages from members and newcomers to the leader. An extension: the specification has no call to read them. */
export function Messages() {
  const { fellowship } = useLedFellowship()
  return fellowship ? <Inbox fellowship={fellowship} /> : <p role="status">{leaderWords.loadingMessages}</p>
}

function Inbox({ fellowship }: { fellowship: Fellowship }) {
  const { inbox, assisting } = useLedFellowship()
  const load = useCallback(
    (query: ListQuery) => call(listLeaderMessages, { id: fellowship.id, query }),
    [fellowship.id],
  )
  const list = usePages(load, leaderTexts.notLoaded)

  async function mark({ id }: LeaderMessage, changes: MessageMark): Promise<void> {
    const isMoved = changes.is_archived !== undefined
    const toast = changes.is_archived ? leaderTexts.archived : leaderTexts.unarchived
    const act = () => call(markMessage, { id: fellowship.id, message: id, body: changes })
    await list.act(id, isMoved ? 'gone' : changes, act, isMoved ? toast : undefined)
    await inbox.count(fellowship.id)
  }

  async function remove(row: LeaderMessage): Promise<void> {
    await call(deleteMessage, { id: fellowship.id, message: row.id })
    void inbox.count(fellowship.id)
  }

  return (
    <CrudSection
      title={leaderWords.memberMessages}
      list={list}
      kind="message"
      nameOf={subjectOf}
      search={leaderWords.searchMessages}
      empty={list.query.status === 'archived' ? leaderWords.noArchived : leaderWords.noMessages}
      why={leaderWords.whyMessages}
      advice={
        <a className="btn" href="/fellowships">
          {leaderWords.openFellowships}
        </a>
      }
      columns={columns()}
      view={{
        name: leaderWords.read,
        opened: (row) => {
          if (!row.is_read) void mark(row, { is_read: true })
        },
        dialog: (row, to) => (
          <MessageDialog
            row={row}
            fellowship={fellowship.name}
            close={to.close}
            mark={(changes) => {
              void mark(row, changes)
              to.close()
            }}
            remove={assisting ? undefined : to.remove}
          />
        ),
      }}
      acts={[
        {
          name: ({ is_archived }) => (is_archived ? leaderWords.toInbox : leaderWords.archive),
          press: (row) => void mark(row, { is_archived: !row.is_archived }),
        },
      ]}
      {...(!assisting && {
        remove: { call: remove, bin: 'leader_message' as const, inDialogOnly: true as const },
      })}
      filters={<ListFilter list={list} label={leaderWords.status} options={states()} />}
    />
  )
}

const states = () =>
  [
    ['', leaderWords.inbox],
    ['unread', leaderWords.unread],
    ['archived', leaderWords.archived],
  ] as const

const subjectOf = ({ user_name }: LeaderMessage) => leaderWords.theMessageOf({ name: user_name })

const columns = (): readonly Column<LeaderMessage>[] => [
  {
    title: leaderWords.from,
    cell: ({ user_name, is_read, is_newcomer }) => (
      <>
        <Sender name={user_name} isRead={is_read} />{' '}
        {is_newcomer && <span className="badge badge-gold">{leaderWords.newcomer}</span>}
      </>
    ),
  },
  {
    title: leaderWords.message,
    width: 'wide' as const,
    cell: ({ message }) => <RowText text={message} length={50} />,
  },
  {
    title: leaderWords.date,
    order: 'created_at',
    width: 'narrow',
    cell: ({ created_at }) => <When date={created_at} />,
  },
]
