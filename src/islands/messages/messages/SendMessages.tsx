import { useState } from 'react'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { decideMessage, messageCalls } from '../../../lib/api/messages/messages.ts'
import type { Message } from '../../../lib/contract/messages/message.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { channelNames, messageStateNames, purposeNames } from '../../../lib/texts/messages/messages.ts'
import { notify } from '../../../stores/toasts.ts'
import { tellRefusal } from '../../staff/refusal.ts'
import { usePages } from '../../staff/useCollection.ts'
import { Deliveries } from './Deliveries.tsx'
import { WriteDialog } from './WriteDialog.tsx'

type Act = 'approve' | 'stop' | 'again'
type Open = { act: 'write' } | { act: 'see' | Act; row: Message }

/** The messages of all staff, with the approval of those to many people. */
export const ApprovedMessages = () => <SendMessages mayApprove />

/** What staff sends to many people. A leader sees and writes those to the own fellowship. */
export function SendMessages({ mayApprove = false }: { mayApprove?: boolean }) {
  const list = usePages(messageCalls.list)
  const [open, setOpen] = useState<Open>()
  const changed = () => void list.reload()
  const close = () => setOpen(undefined)
  return (
    <>
      <ListSection
        title="Send Messages"
        list={list}
        search="Search subjects..."
        empty="Nothing was sent yet"
        why="What you write to people by e-mail, text message or in the app is here, with its cost and who got it."
        advice={
          <button className="btn btn-primary" type="button" onClick={() => setOpen({ act: 'write' })}>
            Write the first message
          </button>
        }
        columns={columns}
        actions={(row) => (
          <>
            <RowAct name="View recipients" of={row.subject} act={() => setOpen({ act: 'see', row })} />
            {row.state === 'asked' && mayApprove && (
              <RowAct name="Approve" of={row.subject} act={() => setOpen({ act: 'approve', row })} />
            )}
            {row.state !== 'sent' && row.state !== 'stopped' && (
              <RowAct name="Stop" of={row.subject} act={() => setOpen({ act: 'stop', row })} danger />
            )}
            {row.state === 'sent' && row.unknown > 0 && (
              <RowAct name="Send again" of={row.subject} act={() => setOpen({ act: 'again', row })} />
            )}
          </>
        )}
      >
        <button className="btn btn-primary" type="button" onClick={() => setOpen({ act: 'write' })}>
          Write message
        </button>
      </ListSection>
      {open?.act === 'write' && <WriteDialog {...{ changed, close }} />}
      {open?.act === 'see' && <Deliveries row={open.row} close={close} />}
      {open && open.act !== 'write' && open.act !== 'see' && (
        <Decide act={open.act} row={open.row} {...{ changed, close }} />
      )}
    </>
  )
}

const decisions: Record<Act, { title: string; act: string; done: string; words: (row: Message) => string }> =
  {
    approve: {
      title: 'Approve this message?',
      act: 'Send message',
      done: 'Approved. It is on its way',
      words: ({ people, cost, currency }) =>
        `It goes to ${countOf(people, 'person', 'people')} and costs ${formatMoney(cost, currency)}.`,
    },
    stop: {
      title: 'Stop this message?',
      act: 'Stop message',
      done: 'Stopped',
      words: ({ waiting }) =>
        `${countOf(waiting, 'person', 'people')} will not get it. What has gone out cannot be called back.`,
    },
    again: {
      title: 'Send it again?',
      act: 'Send again',
      done: 'It is on its way again',
      words: ({ unknown }) =>
        `Of ${countOf(unknown, 'person', 'people')} nobody knows whether they got it. Somebody may get it twice, and it costs again.`,
    },
  }

type DecideProps = { act: Act; row: Message; changed: () => void; close: () => void }

function Decide({ act, row, changed, close }: DecideProps) {
  const { title, act: label, done, words } = decisions[act]
  return (
    <Confirm
      title={title}
      act={label}
      danger={act === 'stop'}
      confirm={async () => {
        await decideMessage(row, act)
        changed()
        notify.success(done)
      }}
      refused={(error) => {
        changed()
        return tellRefusal(error, 'That was not done. Please try again.')
      }}
      close={close}
    >
      <p className="whitespace-pre-line">{row.text}</p>
      <p>{words(row)}</p>
    </Confirm>
  )
}

/** To whom a message goes, in words. */
export function audienceName({
  audience,
  audience_name,
}: Pick<Message, 'audience' | 'audience_name'>): string {
  if (audience_name) return audience.startsWith('event') ? `Who comes to ${audience_name}` : audience_name
  return (
    {
      everybody: 'Everybody',
      myself: 'Myself',
      'role user': 'All members',
      'role fellowship_leader': 'All fellowship leaders',
      'role media': 'The media team',
      'role admin': 'All super admins',
    }[audience] ?? audience
  )
}

/** `12 arrived, 1 failed`. */
function whatBecame({ waiting, sent, arrived, unknown, failed, left_out }: Message): string {
  const parts = [
    [arrived, 'arrived'],
    [sent, 'sent'],
    [waiting, 'waiting'],
    [unknown, 'not known'],
    [failed, 'failed'],
    [left_out, 'left out'],
  ] as const
  return parts.flatMap(([count, name]) => (count > 0 ? [`${count} ${name}`] : [])).join(', ')
}

const columns: readonly Column<Message>[] = [
  {
    title: 'Message',
    width: 'wide',
    cell: (row) => (
      <Titled title={row.subject}>
        {audienceName(row)}, {channelNames[row.channel as 'sms'] ?? row.channel},{' '}
        {purposeNames[row.purpose as 'care'] ?? row.purpose}
      </Titled>
    ),
  },
  {
    title: 'Status',
    cell: (row) => {
      const [words, badge] = messageStateNames[row.state as 'sent'] ?? [row.state, 'badge-indigo']
      return (
        <>
          <span className={`badge ${badge}`}>{words}</span>
          <span className="block text-ink-soft">{whatBecame(row)}</span>
        </>
      )
    },
  },
  {
    title: 'Cost',
    width: 'narrow',
    inCard: 'labelled',
    cell: ({ cost, currency }) => (cost > 0 ? formatMoney(cost, currency) : 'None'),
  },
  {
    title: 'Added',
    order: 'written_at',
    cell: ({ written_at, written_by, decided_by, automatic }) => (
      <>
        <When date={written_at} /> by {written_by || (automatic ? 'itself' : 'a deleted account')}
        {decided_by && <span className="block text-ink-soft">Decided by {decided_by}</span>}
      </>
    ),
  },
]
