import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { requestText } from '../../../lib/accounts/data-rights.ts'
import { requestCalls } from '../../../lib/api/accounts/data-requests.ts'
import type { DataRequest } from '../../../lib/contract/accounts/data-request.ts'
import { requestKinds } from '../../../lib/contract/accounts/data-request.ts'
import { today } from '../../../lib/time/today.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { RequestDialog } from '../requests/RequestDialog.tsx'
import { RequestEditor } from '../requests/RequestEditor.tsx'
import { sectionWords } from './messages.ts'

const states = () =>
  [
    ['', listWords.everyStatus],
    ['open', sectionWords.open],
    ['answered', sectionWords.answered],
    ['refused', sectionWords.refused],
  ] as const

/** The register of data requests (Act 843), sorted by due date, the earliest first. */
export function Requests() {
  const list = usePages(requestCalls.list)
  const changed = () => void list.reload()
  return (
    <CrudSection
      title={sectionWords.dataRequests}
      list={list}
      kind="request"
      nameOf={({ name }) => name || sectionWords.deletedAccount}
      search={sectionWords.searchRequests}
      empty={sectionWords.noRequestsAboutData}
      why={sectionWords.whoeverAsksToSee}
      columns={columns()}
      edit={{
        name: sectionWords.view,
        dialog: (row, close) =>
          row ? (
            <RequestDialog row={row} close={close} changed={changed} />
          ) : (
            <RequestEditor close={close} changed={changed} />
          ),
      }}
      add={{ name: sectionWords.addRequest }}
      filters={<ListFilter list={list} label={listWords.status} options={states()} />}
    />
  )
}

const week = 7 * 86_400_000

/** Overdue requests are red, those due within a week yellow. */
function Due({ state, due_on }: DataRequest) {
  if (state !== 'open') return <span className="badge badge-forest">{state}</span>
  const left = Date.parse(due_on) - Date.parse(today())
  const colour = left < 0 ? 'badge-laterite' : left < week ? 'badge-gold' : 'badge-indigo'
  return (
    <span className={`badge ${colour}`}>
      {left < 0 ? sectionWords.overdue : sectionWords.dueDay({ day: shownDay(due_on) })}
    </span>
  )
}

const kindOf = ({ kind }: DataRequest) => requestKinds.find((known) => known === kind)

const columns = (): readonly Column<DataRequest>[] => [
  {
    title: sectionWords.from,
    cell: ({ name, contact }) => (
      <>
        <RowName>{name || sectionWords.deletedAccount2}</RowName>
        <span className="row-line">{contact}</span>
      </>
    ),
  },
  {
    title: sectionWords.request,
    cell: (row) => {
      const kind = kindOf(row)
      return kind ? requestText(kind) : row.kind
    },
  },
  { title: sectionWords.received, order: 'filed_at', cell: ({ filed_at }) => shownDay(filed_at) },
  { title: listWords.status, order: 'due_on', cell: (row) => <Due {...row} /> },
]
