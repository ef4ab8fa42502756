import { type Column, ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { requestCalls } from '../../../lib/api/data-requests.ts'
import { type DataRequest, requestKinds } from '../../../lib/contract/data-request.ts'
import { formatDay } from '../../../lib/dates.ts'
import { requestTexts } from '../../../lib/messages/data-rights.ts'
import { useOpened } from '../../staff/useOpened.ts'
import { RequestDialog } from '../requests/RequestDialog.tsx'
import { RequestEditor } from '../requests/RequestEditor.tsx'
import { useList } from '../useList.ts'

const states = [
  ['', 'Every state'],
  ['open', 'Open'],
  ['answered', 'Answered'],
  ['refused', 'Refused'],
] as const

/** The register of data requests (Act 843), sorted by due date, the earliest first. */
export function Requests() {
  const list = useList(requestCalls.list)
  const { opened, open, close, rowFor } = useOpened<'view' | 'add', DataRequest>()
  const viewed = rowFor('view')
  const changed = () => void list.reload()
  return (
    <>
      <ListSection
        title="Data Requests"
        list={list}
        search="Search requests..."
        empty="No requests about data"
        columns={columns}
        actions={(row) => (
          <RowAct name="View" of={row.name || 'a deleted account'} act={() => open('view', row)} />
        )}
      >
        <select
          className="input w-auto"
          aria-label="State"
          value={list.query.status ?? ''}
          onChange={({ currentTarget }) => list.filter(currentTarget.value)}
        >
          {states.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <button className="btn btn-primary" type="button" onClick={() => open('add')}>
          Enter a request
        </button>
      </ListSection>
      {opened?.act === 'add' && <RequestEditor close={close} changed={changed} />}
      {viewed && <RequestDialog row={viewed} close={close} changed={changed} />}
    </>
  )
}

const week = 7 * 86_400_000

/** Overdue requests are red, those due within a week yellow. */
function Due({ state, due_on }: DataRequest) {
  if (state !== 'open') return <span className="badge badge-forest">{state}</span>
  const left = Date.parse(due_on) + 86_400_000 - Date.now()
  const colour = left < 0 ? 'badge-laterite' : left < week ? 'badge-gold' : 'badge-indigo'
  return <span className={`badge ${colour}`}>{left < 0 ? 'Overdue' : `Due ${formatDay(due_on)}`}</span>
}

const kindOf = ({ kind }: DataRequest) => requestKinds.find((known) => known === kind)

const columns: readonly Column<DataRequest>[] = [
  {
    title: 'From',
    cell: ({ name, contact }) => (
      <>
        {name || 'A deleted account'}
        <br />
        <span className="text-ink-soft">{contact}</span>
      </>
    ),
  },
  {
    title: 'Asks to',
    cell: (row) => {
      const kind = kindOf(row)
      return kind ? requestTexts[kind] : row.kind
    },
  },
  { title: 'Filed', order: 'filed_at', cell: ({ filed_at }) => formatDay(filed_at) },
  { title: 'State', order: 'due_on', cell: (row) => <Due {...row} /> },
]
