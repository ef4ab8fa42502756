import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import { decideMessage, messageCalls } from '../../../lib/api/messages/messages.ts'
import type { Message } from '../../../lib/contract/messages/message.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { churchWhatsApps } from '../../../lib/site/this-church.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { channelNames, messageStateNames, purposeNames } from '../../../lib/texts/messages/messages.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import type { Act } from '../../staff/acts/act.ts'
import { ShowChart } from '../../staff/charts/ShowChart.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { Deliveries } from './Deliveries.tsx'
import { sendWords, whatsAppDeskWords } from './messages.ts'
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
      title={sendWords.sendMessages}
      list={usePages(messageCalls.list)}
      search={sendWords.searchSubjects}
      empty={sendWords.nothingWasSentYet}
      why={sendWords.whatYouWriteTo}
      add={{
        name: sendWords.writeMessage,
        first: sendWords.writeFirstMessage,
        dialog: ({ changed, close }) => <WriteDialog changed={changed} close={close} />,
      }}
      columns={columns()}
      nameOf={({ subject }) => subject}
      acts={mayApprove ? [recipients, approval, ...acts()] : [recipients, ...acts()]}
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
        {whatsAppDeskWords.templates}
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
  get name() {
    return sendWords.viewRecipients
  },
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
  get name() {
    return sendWords.approve
  },
  when: ({ state }) => state === 'asked',
  ask: (row) => ({
    ...question(
      row,
      sendWords.approveThisMessage,
      sendWords.sendMessage,
      sendWords.itGoesToPeople({
        people: sendWords.numberPeople({ count: row.people, number: formatCount(row.people) }),
        amount: formatMoney(row.cost, row.currency),
      }),
    ),
    danger: false,
  }),
  call: (row) => decideMessage(row, 'approve'),
  get toast() {
    return sendWords.approvedItIsOn
  },
}

const acts = (): readonly Act<Message>[] => [
  {
    name: sendWords.stop,
    danger: true,
    when: ({ state }) => state !== 'sent' && state !== 'stopped',
    ask: (row) =>
      question(
        row,
        sendWords.stopThisMessage,
        sendWords.stopMessage,
        sendWords.peopleWillNotGet({
          people: sendWords.numberPeople({ count: row.waiting, number: formatCount(row.waiting) }),
        }),
      ),
    call: (row) => decideMessage(row, 'stop'),
    toast: sendWords.stopped,
  },
  {
    name: sendWords.sendAgain,
    when: ({ state, unknown }) => state === 'sent' && unknown > 0,
    ask: (row) => ({
      ...question(
        row,
        sendWords.sendItAgain,
        sendWords.sendAgain,
        sendWords.ofPeopleNobodyKnows({
          people: sendWords.numberPeople({ count: row.unknown, number: formatCount(row.unknown) }),
        }),
      ),
      danger: false,
    }),
    call: (row) => decideMessage(row, 'again'),
    toast: sendWords.itIsOnIts,
  },
]

/** To whom a message goes, in words. */
export function audienceName({
  audience,
  audience_name,
}: Pick<Message, 'audience' | 'audience_name'>): string {
  if (audience_name)
    return audience.startsWith('event')
      ? sendWords.whoComesToAudiencename({ audienceName: audience_name })
      : audience_name
  return (
    {
      everybody: sendWords.everybody,
      myself: sendWords.myself,
      'role user': sendWords.allMembers,
      'role fellowship_leader': sendWords.allFellowshipLeaders,
      'role media': sendWords.mediaTeam,
      'role admin': sendWords.allSuperAdmins,
    }[audience] ?? audience
  )
}

/** `12 arrived, 1 failed`. */
function whatBecame({ waiting, sent, arrived, unknown, failed, left_out }: Message): string {
  const parts = [
    arrived > 0 && sendWords.arrived({ number: arrived }),
    sent > 0 && sendWords.sent({ number: sent }),
    waiting > 0 && sendWords.waiting({ number: waiting }),
    unknown > 0 && sendWords.notKnownOf({ number: unknown }),
    failed > 0 && sendWords.failed({ number: failed }),
    left_out > 0 && sendWords.leftOut({ number: left_out }),
  ]
  return parts.filter(Boolean).join(', ')
}

const columns = (): readonly Column<Message>[] => [
  {
    title: sendWords.message,
    width: 'wide',
    cell: (row) => (
      <Titled title={row.subject}>
        {audienceName(row)}, {channelNames[row.channel as 'sms'] ?? row.channel},{' '}
        {purposeNames[row.purpose as 'care'] ?? row.purpose}
      </Titled>
    ),
  },
  {
    title: listWords.status,
    cell: (row) => {
      const [words, badge] = messageStateNames()[row.state as 'sent'] ?? [row.state, 'badge-indigo']
      return (
        <>
          <span className={`badge ${badge}`}>{words}</span>
          <span className="block text-ink-soft">{whatBecame(row)}</span>
        </>
      )
    },
  },
  {
    title: sendWords.cost,
    width: 'narrow',
    inCard: 'labelled',
    cell: ({ cost, currency }) => (cost > 0 ? formatMoney(cost, currency) : sendWords.none),
  },
  {
    title: sendWords.added,
    order: 'written_at',
    cell: ({ written_at, written_by, decided_by, automatic }) => (
      <>
        <When date={written_at} />{' '}
        {written_by
          ? sendWords.byWrittenby({ writtenBy: written_by })
          : automatic
            ? sendWords.byItself
            : sendWords.byDeletedAccount}
        {decided_by && (
          <span className="block text-ink-soft">
            {sendWords.decidedByDecidedby({ decidedBy: decided_by })}
          </span>
        )}
      </>
    ),
  },
]
