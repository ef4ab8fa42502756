import { useState } from 'react'
import { Reach } from '../../../components/staff/Contact.tsx'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { call } from '../../../lib/api/call.ts'
import { assignCard, closeCard, listCards, reopenCard } from '../../../lib/api/care/newcomer-cards.ts'
import { thankNewcomer } from '../../../lib/contract/care/calls/newcomer-cards.ts'
import type { NewcomerCard } from '../../../lib/contract/care/newcomer-card.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { formatDay } from '../../../lib/time/dates.ts'
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
  const list = usePages(listCards, 'The cards could not be loaded.')
  const [seen, setSeen] = useState<NewcomerCard>()
  const me = Number(useMember()?.id ?? 0)
  return (
    <>
      <ActSection
        title={careWords.newcomers}
        list={list}
        search="Search names..."
        empty={list.query.status ? 'There is no such card' : 'Every newcomer is in good hands'}
        why={careWords.newcomersCardSomebodyCalls}
        advice={
          <a className="btn btn-primary" href="#card">
            {careWords.addFirstNewcomer}
          </a>
        }
        columns={columns}
        nameOf={({ name }) => name}
        opening={(row) => ({ open: () => setSeen(row) })}
        acts={[takeFor(me), ...acts]}
        filters={<ListFilter list={list} label={careWords.status} options={states} />}
      />
      {seen && <CardDialog card={seen} close={() => setSeen(undefined)} />}
    </>
  )
}

const states = [
  ['', 'Unassigned'],
  ['assigned', 'Assigned'],
  ['closed', 'Closed'],
] as const

const takeFor = (me: number): Act<NewcomerCard> => ({
  name: 'Assign to me',
  when: ({ closed_at, responsible }) => !closed_at && responsible === null && me > 0,
  call: (row) => assignCard(row, me),
  toast: ({ name }) => `${name} is assigned to you`,
})

const isOpenAndMine = ({ closed_at, may_assign }: NewcomerCard) => !closed_at && may_assign

const acts: readonly Act<NewcomerCard>[] = [
  {
    name: ({ responsible }) => (responsible === null ? 'Assign' : 'Hand over'),
    when: isOpenAndMine,
    dialog: (row, { changed, close }) => (
      <HandOver
        title={`Assign ${row.name}`}
        hand={(account) => assignCard(row, account).finally(changed)}
        close={close}
      />
    ),
  },
  {
    name: 'Close',
    when: isOpenAndMine,
    dialog: (row, dialog) => (
      <OutcomeDialog
        {...dialog}
        title={`Close the card of ${row.name}`}
        label={careWords.outcome}
        hint={careWords.suchAsHasJoined}
        act={['Close card', 'Closing...']}
        saved={careWords.cardClosed}
        row={row}
        kind="newcomer-card"
        end={(word) => closeCard(row, word)}
      />
    ),
  },
  {
    name: 'Send thanks',
    when: ({ thanks_waits, may_assign }) => thanks_waits && may_assign,
    call: ({ id }) => call(thankNewcomer, { id }),
    toast: ({ name }) => `Thanks sent to ${name}`,
  },
  {
    name: 'Reopen',
    when: ({ closed_at, may_assign }) => Boolean(closed_at) && may_assign,
    call: reopenCard,
    toast: 'Card reopened',
  },
]

/** How long ago a card was written. */
const ageWords = ({ age }: NewcomerCard): string =>
  age < 1 ? 'Just now' : age < 48 ? `${countOf(age, 'hour')} ago` : `${Math.floor(age / 24)} days ago`

/** The step that comes next. */
function nextStep({ steps, closed_at, outcome }: NewcomerCard): string {
  if (closed_at) return outcome
  const next = steps.find(({ state }) => state === 'open')
  if (!next) return 'All steps are done'
  return next.due_on ? `${next.title}, by ${formatDay(next.due_on)}` : next.title
}

const columns: readonly Column<NewcomerCard>[] = [
  {
    title: 'Name',
    cell: (row) => (
      <Titled title={row.name}>
        {[row.fellowship_name, row.branch_name, row.brought_by && `brought by ${row.brought_by}`]
          .filter(Boolean)
          .join(', ')}
      </Titled>
    ),
  },
  {
    title: 'Call or write',
    inCard: 'reach' as const,
    cell: (row) => row.telephone && <Reach name={row.name} telephone={row.telephone} />,
  },
  {
    title: 'Card',
    order: 'created_at',
    cell: (row) => <span className={row.is_late ? 'badge badge-laterite' : undefined}>{ageWords(row)}</span>,
  },
  { title: 'Assigned to', cell: ({ responsible_name }) => responsible_name || 'Nobody yet' },
  { title: 'Next step', cell: nextStep },
]
