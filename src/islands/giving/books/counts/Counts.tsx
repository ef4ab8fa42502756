import type { Column } from '../../../../components/staff/lists/list.ts'
import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { countCalls, openCount } from '../../../../lib/api/giving/books.ts'
import { CountForm, type CountRowAnswer } from '../../../../lib/contract/giving/books-count.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { today } from '../../../../lib/time/today.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { CountPage } from './CountPage.tsx'

/** The counts of cash and cheques; the one that the address names is open. */
export function Counts() {
  const opened = Number(useHashWord('count'))
  return opened > 0 ? <CountPage id={opened} key={opened} /> : <CountList />
}

function CountList() {
  return (
    <ActSection
      title="Cash Counts"
      list={usePages(countCalls.list, 'The counts could not be loaded.')}
      empty="Nothing was counted yet"
      why="Two people count each service. Their counts are here, and go into the books once both have signed."
      add={{
        name: 'Add count',
        first: 'Add the first count',
        dialog: (dialog) => (
          <FieldsDialog
            {...dialog}
            title="Add count"
            schema={CountForm}
            fields={fields}
            save={async (form) => open(await openCount(form))}
            saved="Count added: a second counter opens it, too"
          />
        ),
      }}
      columns={columns}
      nameOf={({ service, day }) => `${service}, ${formatDay(day)}`}
      acts={[{ name: 'Open', press: open }]}
      hint={
        <p className="hint mt-4">
          Two people count each service, each from their own account and without seeing the other’s figures.
          What differs is counted again, and both sign.
        </p>
      }
    />
  )
}

const open = ({ id }: { id: number }) => writeHashWords({ count: String(id) })

const fields: Fields<object> = [
  { kind: 'date', name: 'day', label: 'Day', start: today(), required: true },
  {
    name: 'service',
    label: 'Service',
    hint: 'As in the reports: First service, Harvest, Wednesday.',
    maxLength: 80,
    required: true,
  },
]

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
