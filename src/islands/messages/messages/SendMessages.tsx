import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import { decideMessage, messageCalls } from '../../../lib/api/messages/messages.ts'
import type { Message } from '../../../lib/contract/messages/message.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { churchWhatsApps } from '../../../lib/site/this-church.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { channelNames, messageStateNames, purposeNames } from '../../../lib/texts/messages/messages.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import type { Act } from '../../staff/acts/act.ts'
import { ShowChart } from '../../staff/charts/ShowChart.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { Deliveries } from './Deliveries.tsx'
import { WriteDialog } from './WriteDialog.tsx'

const Templates = lazy(() => import('./Templates.tsx').then((module) => ({ default: module.Templates })))

const ResultsChart = lazy(() =>
  import('./ResultsChart.tsx').then((module) => ({ default: module.ResultsChart })),
)

/** The messages of all staff, with the approval of those to many people. */
export const ApprovedMessages = () => <SendMessages mayApprove />

/** Writes a message that begins with the words of a post of the news. */
export const Newsletter = (props: Pick<ComponentProps<typeof WriteDialog>, 'start' | 'close'>) => (
  <WriteDialog {...props} />
)

/** What staff sends to many people. A leader sees and writes those to the own fellowship. */
export function SendMessages({ mayApprove = false }: { mayApprove?: boolean }) {
  return (
    <ActSection
      title="Send Messages"
      list={usePages(messageCalls.list)}
      search="Search subjects..."
      empty="Nothing was sent yet"
      why="What you write to people by e-mail, text message or in the app is here, with its cost and who got it."
      add={{
        name: 'Write message',
        first: 'Write the first message',
        dialog: ({ changed, close }) => <WriteDialog changed={changed} close={close} />,
      }}
      columns={columns}
      nameOf={({ subject }) => subject}
      acts={mayApprove ? [recipients, approval, ...acts] : [recipients, ...acts]}
    >
      <ShowChart>
        <ResultsChart />
      </ShowChart>
      {mayApprove && churchWhatsApps() && <ShowTemplates />}
    </ActSection>
  )
}

/** The button that shows the templates of WhatsApp. */
function ShowTemplates() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button className="btn" type="button" onClick={() => setOpen(true)}>
        WhatsApp templates
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Templates close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const recipients: Act<Message> = {
  name: 'View recipients',
  dialog: (row, { close }) => <Deliveries row={row} close={close} />,
}

const question = (row: Message, title: string, act: string, words: string) => ({
  title,
  act,
  text: (
    <>
      <p className="whitespace-pre-line">{row.text}</p>
      <p>{words}</p>
    </>
  ),
})

const approval: Act<Message> = {
  name: 'Approve',
  when: ({ state }) => state === 'asked',
  ask: (row) => ({
    ...question(
      row,
      'Approve this message?',
      'Send message',
      `It goes to ${countOf(row.people, 'person', 'people')} and costs ${formatMoney(row.cost, row.currency)}.`,
    ),
    danger: false,
  }),
  call: (row) => decideMessage(row, 'approve'),
  toast: 'Approved. It is on its way',
}

const acts: readonly Act<Message>[] = [
  {
    name: 'Stop',
    danger: true,
    when: ({ state }) => state !== 'sent' && state !== 'stopped',
    ask: (row) =>
      question(
        row,
        'Stop this message?',
        'Stop message',
        `${countOf(row.waiting, 'person', 'people')} will not get it. What has gone out cannot be called back.`,
      ),
    call: (row) => decideMessage(row, 'stop'),
    toast: 'Stopped',
  },
  {
    name: 'Send again',
    when: ({ state, unknown }) => state === 'sent' && unknown > 0,
    ask: (row) => ({
      ...question(
        row,
        'Send it again?',
        'Send again',
        `Of ${countOf(row.unknown, 'person', 'people')} nobody knows whether they got it. Somebody may get it twice, and it costs again.`,
      ),
      danger: false,
    }),
    call: (row) => decideMessage(row, 'again'),
    toast: 'It is on its way again',
  },
]

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
