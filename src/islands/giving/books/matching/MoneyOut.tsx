import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { call } from '../../../../lib/api/call.ts'
import type { ListQuery } from '../../../../lib/api/list-query.ts'
import { listOutgoing, undoOutgoing } from '../../../../lib/contract/giving/calls/reconciliation.ts'
import {
  type OutgoingAnswer,
  type OutgoingState,
  outgoingStates,
} from '../../../../lib/contract/giving/reconciliation.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act } from '../../../staff/acts/act.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { reconciliationWords as words } from './messages.ts'
import { candidateText, ExplainRow, MatchRow, PrepareVoucher } from './outgoing-dialogs.tsx'
import { StatementFile } from './StatementFile.tsx'

const list = (query: ListQuery) => call(listOutgoing, { query })

/** What went out of the accounts by their statements: matched with vouchers and transfers, explained, or open. */
export function MoneyOut() {
  const rows = usePages(list, words.outLoaded)
  return (
    <div className="grid grid-cols-1 gap-5">
      <ActSection
        title={words.moneyOut}
        list={rows}
        search={words.searchOut}
        empty={words.noneOut}
        why={words.whyOut}
        columns={columns()}
        nameOf={({ name, text, amount }) => name || text || formatMoney(amount)}
        acts={acts()}
        filters={
          <ListFilter
            list={rows}
            label={words.status}
            options={[
              ['', words.everyStatus],
              ...outgoingStates.map((state) => [state, stateName(state)] as [string, string]),
            ]}
          />
        }
      />
      <StatementFile taken={() => void rows.reload()} />
    </div>
  )
}

const isOpen = ({ state }: OutgoingAnswer) => state === 'open'

const acts = (): Act<OutgoingAnswer>[] => [
  {
    name: words.matchRow,
    look: 'primary',
    when: (row) => isOpen(row) && row.candidates.length > 0,
    dialog: (row, dialog) => <MatchRow {...dialog} row={row} />,
  },
  {
    name: words.prepare,
    when: isOpen,
    dialog: (row, dialog) => <PrepareVoucher {...dialog} row={row} />,
  },
  { name: words.explain, when: isOpen, dialog: (row, dialog) => <ExplainRow {...dialog} row={row} /> },
  {
    name: words.undo,
    when: (row) => !isOpen(row),
    call: ({ id, version }) => call(undoOutgoing, { id, body: { version } }),
    toast: words.undone,
    ask: () => ({ title: words.undoTitle, act: words.undo, text: words.undoHint, danger: false }),
  },
]

function stateName(state: OutgoingState): string {
  if (state === 'open') return words.open
  if (state === 'waiting') return words.waiting
  return state === 'matched' ? words.matched : words.explained
}

const columns = (): readonly Column<OutgoingAnswer>[] => [
  {
    title: words.paidTo,
    inCard: 'name',
    cell: ({ name, text, account }) => (
      <Titled title={name || text || words.unknown}>
        {[name ? text : '', account].filter(Boolean).join(', ')}
      </Titled>
    ),
  },
  { title: words.day, order: 'day', width: 'narrow', cell: ({ day }) => shownDay(day) },
  { title: words.amount, order: 'amount', width: 'amount', cell: ({ amount }) => formatMoney(amount) },
  { title: words.match, width: 'wide', cell: (row) => <Known row={row} /> },
]

function Known({ row }: { row: OutgoingAnswer }) {
  const { state, matched, who, reason, candidates } = row
  if (state !== 'open')
    return <Titled title={stateName(state)}>{[matched, who, reason].filter(Boolean).join(', ')}</Titled>
  const [first, second] = candidates
  if (!first) return <Titled title={words.noCandidate} />
  const title = second ? words.mayBeOne({ number: String(candidates.length) }) : words.mayBe
  return <Titled title={title}>{candidateText(first)}</Titled>
}
