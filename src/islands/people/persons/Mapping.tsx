import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { tryImport } from '../../../lib/contract/people/calls/people-imports.ts'
import {
  type ColumnKind,
  columnKinds,
  type DateOrder,
  type ImportAnswer,
} from '../../../lib/contract/people/people-import.ts'
import { peopleWords } from './messages.ts'
import { useBranches } from './useBranches.ts'

export type Make = (call: () => Promise<ImportAnswer>, toast: string) => void
type Props = { list: ImportAnswer; busy: boolean; make: Make }

const kindNames: Readonly<Record<ColumnKind, string>> = {
  get notes() {
    return peopleWords.keepAsNote
  },
  get 'left out'() {
    return peopleWords.skip
  },
  get title() {
    return peopleWords.columnTitle
  },
  get full_name() {
    return peopleWords.columnFullName
  },
  get full_name_last_first() {
    return peopleWords.columnLastNameFirst
  },
  get first_name() {
    return peopleWords.firstName
  },
  get middle_name() {
    return peopleWords.otherNames
  },
  get last_name() {
    return peopleWords.lastName
  },
  get gender() {
    return peopleWords.gender
  },
  get telephone() {
    return peopleWords.telephone
  },
  get other_telephone() {
    return peopleWords.otherTelephone
  },
  get email() {
    return peopleWords.email
  },
  get born() {
    return peopleWords.birthday
  },
  get baptised() {
    return peopleWords.columnBaptised
  },
  get joined() {
    return peopleWords.dayMembership
  },
  get married() {
    return peopleWords.weddingDay
  },
  get address() {
    return peopleWords.address
  },
  get language() {
    return peopleWords.language
  },
  get fellowship() {
    return peopleWords.fellowship
  },
  get branch() {
    return peopleWords.branch
  },
  get ministries() {
    return peopleWords.ministries
  },
  get status() {
    return peopleWords.status
  },
  get household() {
    return peopleWords.household
  },
  get 'consent services'() {
    return peopleWords.consentServices
  },
  get 'consent events'() {
    return peopleWords.consentEvents
  },
  get 'consent fellowship'() {
    return peopleWords.consentFellowship
  },
  get 'consent care'() {
    return peopleWords.consentCare
  },
  get 'consent giving'() {
    return peopleWords.consentGiving
  },
  get 'consent church'() {
    return peopleWords.consentEverything
  },
}

const isDay = (kind: ColumnKind | undefined) =>
  kind === 'born' || kind === 'baptised' || kind === 'joined' || kind === 'married'

/** What each column is, as proposed; days that can be read in two ways are asked about. */
export function Mapping({ list, busy, make }: Props) {
  const [mapping, setMapping] = useState<ColumnKind[]>(list.mapping)
  const [dates, setDates] = useState<DateOrder[]>(list.dates)
  const hasBranches = useBranches().length > 0
  const kinds = columnKinds.filter((kind) => kind !== 'branch' || hasBranches || mapping.includes(kind))
  const columns = list.header.map((heading, at) => ({ heading, at, id: `column-${at}` }))
  const asks = mapping.some((kind, at) => isDay(kind) && dates[at] === 'ask')
  return (
    <details className="grid gap-4" open={list.state === 'read' || undefined}>
      <summary>
        {list.is_remembered
          ? peopleWords.columnsAsLastTime({ columns: list.header.length })
          : peopleWords.whatColumnsAre({ columns: list.header.length })}
      </summary>
      <ul className="mt-4 grid gap-4">
        {columns.map(({ heading, at, id }) => (
          <li className="field" key={id}>
            <label htmlFor={id}>{heading || peopleWords.column({ at: at + 1 })}</label>
            <p className="hint break-words">{(list.samples[at] ?? []).join(' · ')}</p>
            <select
              className="input"
              id={id}
              value={mapping[at]}
              onChange={({ currentTarget }) =>
                setMapping(mapping.with(at, currentTarget.value as ColumnKind))
              }
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindNames[kind]}
                </option>
              ))}
            </select>
            {isDay(mapping[at]) && dates[at] !== '' && (
              <select
                className="input mt-2"
                aria-label={peopleWords.howDaysAreWritten({ heading })}
                value={dates[at]}
                onChange={({ currentTarget }) => setDates(dates.with(at, currentTarget.value as DateOrder))}
              >
                <option value="ask">{peopleWords.dayOrMonthFirst}</option>
                <option value="day first">{peopleWords.dayFirst}</option>
                <option value="month first">{peopleWords.monthFirst}</option>
              </select>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <button
          className="btn btn-primary"
          type="button"
          disabled={busy || asks}
          onClick={() =>
            make(
              () => call(tryImport, { id: list.id, body: { mapping, dates, version: list.version } }),
              peopleWords.rowsChecked,
            )
          }
        >
          {peopleWords.previewRows}
        </button>
        {asks && <span className="hint block">{peopleWords.sayHowDaysAreWritten}</span>}
      </p>
    </details>
  )
}
