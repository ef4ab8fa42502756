import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { requestText } from '../../../lib/accounts/data-rights.ts'
import { requestCalls } from '../../../lib/api/accounts/data-requests.ts'
import type { DataRequest } from '../../../lib/contract/accounts/data-request.ts'
import { requestKinds } from '../../../lib/contract/accounts/data-request.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { today } from '../../../lib/time/today.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { RequestDialog } from '../requests/RequestDialog.tsx'
import { RequestEditor } from '../requests/RequestEditor.tsx'

const states = [
  ['', 'Every status'],
  ['open', 'Open'],
  ['answered', 'Answered'],
  ['refused', 'Refused'],
] as const

/** The register of data requests (Act 843), sorted by due date, the earliest first. */
export function Requests() {
  const list = usePages(requestCalls.list)
  const changed = () => void list.reload()
  return (
    <CrudSection
      title="Data Requests"
      list={list}
      kind="request"
      nameOf={({ name }) => name || 'a deleted account'}
      search="Search requests..."
      empty="No requests about data"
      why="Whoever asks to see, correct or delete what you keep of them is here, with the day by which the law wants an answer. Enter what comes on paper, too."
      columns={columns}
      edit={{
        name: 'View',
        dialog: (row, close) =>
          row ? (
            <RequestDialog row={row} close={close} changed={changed} />
          ) : (
            <RequestEditor close={close} changed={changed} />
          ),
      }}
      add={{ name: 'Add request' }}
      filters={<ListFilter list={list} label="Status" options={states} />}
    />
  )
}

const week = 7 * 86_400_000

/** Overdue requests are red, those due within a week yellow. */
function Due({ state, due_on }: DataRequest) {
  if (state !== 'open') return <span className="badge badge-forest">{state}</span>
  const left = Date.parse(due_on) - Date.parse(today())
  const colour = left < 0 ? 'badge-laterite' : left < week ? 'badge-gold' : 'badge-indigo'
  return <span className={`badge ${colour}`}>{left < 0 ? 'Overdue' : `Due ${formatDay(due_on)}`}</span>
}

const kindOf = ({ kind }: DataRequest) => requestKinds.find((known) => known === kind)

const columns: readonly Column<DataRequest>[] = [
  {
    title: 'From',
    cell: ({ name, contact }) => (
      <>
        <RowName>{name || 'A deleted account'}</RowName>
        <span className="row-line">{contact}</span>
      </>
    ),
  },
  {
    title: 'Request',
    cell: (row) => {
      const kind = kindOf(row)
      return kind ? requestText(kind) : row.kind
    },
  },
  { title: 'Received', order: 'filed_at', cell: ({ filed_at }) => formatDay(filed_at) },
  { title: 'Status', order: 'due_on', cell: (row) => <Due {...row} /> },
]
