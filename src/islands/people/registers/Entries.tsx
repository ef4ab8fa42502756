import { useState } from 'react'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { call } from '../../../lib/api/call.ts'
import { listParishEntries } from '../../../lib/api/people/parish-registers.ts'
import { readParishYear } from '../../../lib/contract/people/calls/parish-registers.ts'
import { type ParishEntryRow, parishBooks } from '../../../lib/contract/people/parish-register.ts'
import { bookWords, namesOf, numberOf } from '../../../lib/people/parish-words.ts'
import { parishTexts } from '../../../lib/texts/people/parish-registers.ts'
import { today } from '../../../lib/time/today.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { registerWords } from './messages.ts'
import { NewEntry } from './NewEntry.tsx'

const columns = (): readonly Column<ParishEntryRow>[] => [
  {
    title: parishTexts.name,
    order: 'name',
    inCard: 'name',
    cell: (row) => <RowName>{namesOf(row)}</RowName>,
  },
  { title: registerWords.register, cell: ({ book }) => bookWords[book].one() },
  { title: registerWords.number, cell: numberOf, width: 'narrow' },
  { title: parishTexts.day, order: 'day', cell: ({ day }) => shownDay(day) },
  { title: parishTexts.officiant, inCard: 'none', cell: ({ officiant }) => officiant },
]

const loadYears = () => call(readParishYear, { year: Number(today().slice(0, 4)) })

/** The entries of all registers: written once, read, corrected by notes, and certified. */
export function Entries() {
  const list = usePages(listParishEntries, registerWords.notLoaded)
  const { data: year, reload } = useOnOpen(useLoaded(loadYears))
  const [adding, setAdding] = useState(false)
  const changed = () => {
    void list.reload()
    void reload()
  }
  return (
    <CrudSection<ParishEntryRow>
      title={registerWords.title}
      list={list}
      kind={registerWords.kind}
      nameOf={namesOf}
      search={registerWords.search}
      empty={registerWords.empty}
      why={registerWords.why}
      advice={
        <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
          {registerWords.addEntry}
        </button>
      }
      columns={columns()}
      badge={({ is_cancelled, has_notes }) =>
        is_cancelled ? (
          <span className="badge badge-laterite">{registerWords.cancelled}</span>
        ) : (
          has_notes && <span className="badge badge-gold">{registerWords.noted}</span>
        )
      }
      view={{ dialog: ({ id }, { close }) => <EntryDialog id={id} close={close} changed={changed} /> }}
      filters={
        <>
          <ListFilter
            list={list}
            label={registerWords.register}
            options={[
              ['', registerWords.everyRegister],
              ...parishBooks.map((book) => [book, bookWords[book].many()] as const),
            ]}
          />
          <ListFilter
            list={list}
            label={registerWords.year}
            by="series"
            options={[
              ['', registerWords.everyYear],
              ...(year?.years ?? []).map((one) => [String(one), String(one)] as const),
            ]}
          />
        </>
      }
    >
      <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
        {registerWords.addEntry}
      </button>
      {adding && <NewEntry changed={changed} close={() => setAdding(false)} />}
    </CrudSection>
  )
}
