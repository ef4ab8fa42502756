import { useState } from 'react'
import { Field } from '../../../../components/form/Field.tsx'
import { ListSection } from '../../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { countCalls, openCount } from '../../../../lib/api/giving/books.ts'
import { CountForm, type CountRowAnswer } from '../../../../lib/contract/giving/books-count.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { today } from '../../../../lib/time/today.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { CountPage } from './CountPage.tsx'

/** The counts of cash and cheques; the one that the address names is open. */
export function Counts() {
  const opened = Number(useHashWord('count'))
  return opened > 0 ? <CountPage id={opened} key={opened} /> : <CountList />
}

function CountList() {
  const list = usePages(countCalls.list, 'The counts could not be loaded.')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListSection
        title="Cash Counts"
        list={list}
        empty="Nothing was counted yet"
        why="Two people count each service. Their counts are here, and go into the books once both have signed."
        advice={
          <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
            Add the first count
          </button>
        }
        columns={columns}
        actions={(count) => (
          <RowAct
            name="Open"
            of={`${count.service}, ${formatDay(count.day)}`}
            act={() => writeHashWords({ count: String(count.id) })}
          />
        )}
      >
        <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
          Add count
        </button>
      </ListSection>
      <p className="hint mt-4">
        Two people count each service, each from their own account and without seeing the other’s figures.
        What differs is counted again, and both sign.
      </p>
      {adding && (
        <EditDialog
          title="Add count"
          shape={CountForm}
          save={async (form) => {
            const { id } = await openCount(form)
            writeHashWords({ count: String(id) })
          }}
          saved="Count added: a second counter opens it, too"
          outdated={() => void list.reload()}
          close={() => setAdding(false)}
        >
          <Field name="day" label="Day" type="date" defaultValue={today()} required />
          <Field
            name="service"
            label="Service"
            hint="As in the reports: First service, Harvest, Wednesday."
            maxLength={80}
            required
          />
        </EditDialog>
      )}
    </>
  )
}

const columns: readonly Column<CountRowAnswer>[] = [
  { title: 'Day', order: 'day', cell: ({ day }) => formatDay(day) },
  { title: 'Service', cell: ({ service }) => service },
  {
    title: 'Counters',
    cell: ({ counters }) => counters.map(({ name }) => name).join(' and ') || 'Nobody yet',
  },
  { title: 'Status', cell: ({ closed_at }) => (closed_at ? 'Closed' : 'Open') },
  {
    title: 'Amount',
    width: 'amount',
    cell: ({ closed_at, total }) => (closed_at ? formatMoney(total) : 'When it is closed'),
  },
]
