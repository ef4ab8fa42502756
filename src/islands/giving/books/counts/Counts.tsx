import type { Column } from '../../../../components/staff/lists/list.ts'
import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { countCalls, openCount } from '../../../../lib/api/giving/books.ts'
import { CountForm, type CountRowAnswer } from '../../../../lib/contract/giving/books-count.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { today } from '../../../../lib/time/today.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { CountPage, namesOf } from './CountPage.tsx'
import { countWords } from './messages.ts'

/** The counts of cash and cheques; the one that the address names is open. */
export function Counts() {
  const opened = Number(useHashWord('count'))
  return opened > 0 ? <CountPage id={opened} key={opened} /> : <CountList />
}

function CountList() {
  return (
    <ActSection
      title={countWords.cashCounts}
      list={usePages(countCalls.list, countWords.countsNotLoaded)}
      empty={countWords.nothingCounted}
      why={countWords.whyCounts}
      add={{
        name: countWords.addCount,
        first: countWords.addFirstCount,
        dialog: (dialog) => (
          <FieldsDialog
            {...dialog}
            title={countWords.addCount}
            schema={CountForm}
            fields={fields()}
            save={async (form) => open(await openCount(form))}
            saved={countWords.countAdded}
          />
        ),
      }}
      columns={columns()}
      nameOf={({ service, day }) => `${service}, ${shownDay(day)}`}
      acts={[{ name: countWords.open, press: open }]}
      hint={<p className="hint mt-4">{countWords.countsHint}</p>}
    />
  )
}

const open = ({ id }: { id: number }) => writeHashWords({ count: String(id) })

const fields = (): Fields<object> => [
  { kind: 'date', name: 'day', label: countWords.day, start: today(), required: true },
  {
    name: 'service',
    label: countWords.service,
    hint: countWords.serviceHint,
    maxLength: 80,
    required: true,
  },
]

const columns = (): readonly Column<CountRowAnswer>[] => [
  { title: countWords.day, order: 'day', cell: ({ day }) => shownDay(day) },
  { title: countWords.service, cell: ({ service }) => service },
  {
    title: countWords.counters,
    cell: ({ counters }) => namesOf(counters) || countWords.nobodyYet,
  },
  {
    title: countWords.status,
    cell: ({ closed_at }) => (closed_at ? countWords.closed : countWords.stillOpen),
  },
  {
    title: countWords.total,
    width: 'amount',
    cell: ({ closed_at, total }) => (closed_at ? formatMoney(total) : countWords.whenClosed),
  },
]
