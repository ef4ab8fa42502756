import { useState } from 'react'
import { Reach } from '../../../components/staff/Contact.tsx'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { call } from '../../../lib/api/call.ts'
import { assignCard, closeCard, listCards, reopenCard } from '../../../lib/api/care/newcomer-cards.ts'
import { thankNewcomer } from '../../../lib/contract/care/calls/newcomer-cards.ts'
import type { NewcomerCard } from '../../../lib/contract/care/newcomer-card.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useMember } from '../../../stores/useMember.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import type { Act } from '../../staff/acts/act.ts'
import { usePages } from '../../staff/useCollection.ts'
import { CardDialog } from './CardDialog.tsx'
import { HandOver } from './HandOver.tsx'
import { careWords } from './messages.ts'
import { OutcomeDialog } from './OutcomeDialog.tsx'

/** Cards of newcomers: those that nobody has taken, with their age; those in good hands; those that are closed. */
export function Newcomers() {
  const list = usePages(listCards, careWords.cardsNotLoaded)
  const [seen, setSeen] = useState<NewcomerCard>()
  const me = Number(useMember()?.id ?? 0)
  return (
    <>
      <ActSection
        title={careWords.newcomers}
        list={list}
        search={careWords.searchNames}
        empty={list.query.status ? careWords.noSuchCard : careWords.everyNewcomerCaredFor}
        why={careWords.newcomersCardSomebodyCalls}
        advice={
          <a className="btn btn-primary" href="#card">
            {careWords.addFirstNewcomer}
          </a>
        }
        columns={columns()}
        nameOf={({ name }) => name}
        opening={(row) => ({ open: () => setSeen(row) })}
        acts={[takeFor(me), ...acts()]}
        filters={<ListFilter list={list} label={careWords.status} options={states()} />}
      />
      {seen && <CardDialog card={seen} close={() => setSeen(undefined)} />}
    </>
  )
}

const states = () =>
  [
    ['', careWords.unassigned],
    ['assigned', careWords.assigned],
    ['closed', careWords.closed],
  ] as const

const takeFor = (me: number): Act<NewcomerCard> => ({
  name: careWords.assignToMe,
  when: ({ closed_at, responsible }) => !closed_at && responsible === null && me > 0,
  call: (row) => assignCard(row, me),
  toast: ({ name }) => careWords.isAssignedToYou({ name }),
})

const isOpenAndMine = ({ closed_at, may_assign }: NewcomerCard) => !closed_at && may_assign

const acts = (): readonly Act<NewcomerCard>[] => [
  {
    name: ({ responsible }) => (responsible === null ? careWords.assignSomebody : careWords.handOver),
    when: isOpenAndMine,
    dialog: (row, { changed, close }) => (
      <HandOver
        title={careWords.assignName({ name: row.name })}
        hand={(account) => assignCard(row, account).finally(changed)}
        close={close}
      />
    ),
  },
  {
    name: careWords.close,
    when: isOpenAndMine,
    dialog: (row, dialog) => (
      <OutcomeDialog
        {...dialog}
        title={careWords.closeCardOf({ name: row.name })}
        label={careWords.outcome}
        hint={careWords.suchAsHasJoined}
        act={[careWords.closeCard, careWords.closing]}
        saved={careWords.cardClosed}
        row={row}
        kind="newcomer-card"
        end={(word) => closeCard(row, word)}
      />
    ),
  },
  {
    name: careWords.sendThanks,
    when: ({ thanks_waits, may_assign }) => thanks_waits && may_assign,
    call: ({ id }) => call(thankNewcomer, { id }),
    toast: ({ name }) => careWords.thanksSent({ name }),
  },
  {
    name: careWords.reopen,
    when: ({ closed_at, may_assign }) => Boolean(closed_at) && may_assign,
    call: reopenCard,
    toast: careWords.cardReopened,
  },
]

/** How long ago a card was written. */
function ageWords({ age: hours }: NewcomerCard): string {
  if (hours < 1) return careWords.justNow
  if (hours < 48) return careWords.hoursAgo({ count: hours })
  const days = Math.floor(hours / 24)
  return careWords.daysAgo({ count: days })
}

/** The step that comes next. */
function nextStep({ steps, closed_at, outcome }: NewcomerCard): string {
  if (closed_at) return outcome
  const next = steps.find(({ state }) => state === 'open')
  if (!next) return careWords.allStepsDone
  return next.due_on ? careWords.nextStepBy({ step: next.title, day: shownDay(next.due_on) }) : next.title
}

const columns = (): readonly Column<NewcomerCard>[] => [
  {
    title: careWords.name,
    cell: (row) => (
      <Titled title={row.name}>
        {[
          row.fellowship_name,
          row.branch_name,
          row.brought_by && careWords.broughtByName({ name: row.brought_by }),
        ]
          .filter(Boolean)
          .join(', ')}
      </Titled>
    ),
  },
  {
    title: careWords.callOrWrite,
    inCard: 'reach' as const,
    cell: (row) => row.telephone && <Reach name={row.name} telephone={row.telephone} />,
  },
  {
    title: careWords.card,
    order: 'created_at',
    cell: (row) => <span className={row.is_late ? 'badge badge-laterite' : undefined}>{ageWords(row)}</span>,
  },
  { title: careWords.assignedTo, cell: ({ responsible_name }) => responsible_name || careWords.nobodyYet },
  { title: careWords.nextStep, cell: nextStep },
]
