import { Reach } from '../../../components/staff/Contact.tsx'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../components/staff/Titled.tsx'
import { call } from '../../../lib/api/call.ts'
import { assignCard, closeCard, listCards, reopenCard } from '../../../lib/api/care/newcomer-cards.ts'
import { thankNewcomer } from '../../../lib/contract/care/calls/newcomer-cards.ts'
import type { NewcomerCard } from '../../../lib/contract/care/newcomer-card.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useMember } from '../../../stores/useMember.ts'
import { usePages } from '../../staff/useCollection.ts'
import { useOpened } from '../../staff/useOpened.ts'
import { CardDialog } from './CardDialog.tsx'
import { HandOver } from './HandOver.tsx'
import { OutcomeDialog } from './OutcomeDialog.tsx'

/** Cards of newcomers: those that nobody has taken, with their age; those in good hands; those that are closed. */
export function Newcomers() {
  const list = usePages(listCards, 'The cards could not be loaded.')
  const { open, close, rowFor } = useOpened<'see' | 'hand over' | 'end', NewcomerCard>()
  const [busy, act] = useAct()
  const me = Number(useMember()?.id ?? 0)
  const changed = () => void list.reload()
  const [seen, handing, ending] = [rowFor('see'), rowFor('hand over'), rowFor('end')]
  return (
    <>
      <ListSection
        title="Newcomers"
        list={list}
        search="Search names..."
        empty={list.query.status ? 'There is no such card' : 'Every newcomer is in good hands'}
        why="With a newcomer’s card somebody calls within a day. Write one at the door, or let newcomers scan the code."
        advice={
          <a className="btn btn-primary" href="#card">
            Add the first newcomer
          </a>
        }
        columns={columns}
        nameOf={({ name }) => name}
        opening={(row) => ({ open: () => open('see', row) })}
        actions={(row) => (
          <>
            {!row.closed_at && row.responsible === null && me > 0 && (
              <RowAct
                name="Assign to me"
                of={row.name}
                busy={busy}
                act={() =>
                  void act(() => assignCard(row, me).finally(changed), `${row.name} is assigned to you`)
                }
              />
            )}
            {!row.closed_at && row.may_assign && (
              <>
                <RowAct
                  name={row.responsible === null ? 'Assign' : 'Hand over'}
                  of={row.name}
                  act={() => open('hand over', row)}
                />
                <RowAct name="Close" of={row.name} act={() => open('end', row)} />
              </>
            )}
            {row.thanks_waits && row.may_assign && (
              <RowAct
                name="Send thanks"
                of={row.name}
                busy={busy}
                act={() =>
                  void act(
                    () => call(thankNewcomer, { id: row.id }).finally(changed),
                    `Thanks sent to ${row.name}`,
                  )
                }
              />
            )}
            {row.closed_at && row.may_assign && (
              <RowAct
                name="Reopen"
                of={row.name}
                busy={busy}
                act={() => void act(() => reopenCard(row).finally(changed), 'Card reopened')}
              />
            )}
          </>
        )}
        filters={
          <ListFilter
            list={list}
            label="Status"
            options={[
              ['', 'Unassigned'],
              ['assigned', 'Assigned'],
              ['closed', 'Closed'],
            ]}
          />
        }
      />
      {seen && <CardDialog card={seen} close={close} />}
      {handing && (
        <HandOver
          title={`Assign ${handing.name}`}
          hand={(account) => assignCard(handing, account).finally(changed)}
          close={close}
        />
      )}
      {ending && (
        <OutcomeDialog
          title={`Close the card of ${ending.name}`}
          label="Outcome"
          hint="Such as: has joined a fellowship, lives elsewhere. Steps that are open are dropped."
          saved="Card closed"
          row={ending}
          kind="newcomer-card"
          end={(word) => closeCard(ending, word).then(changed)}
          outdated={changed}
          close={close}
        />
      )}
    </>
  )
}

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
    ...{ title: 'Call or write', inCard: 'reach' as const },
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
