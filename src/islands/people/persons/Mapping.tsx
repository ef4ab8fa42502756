import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { tryImport } from '../../../lib/contract/people/calls/people-imports.ts'
import {
  type ColumnKind,
  columnKinds,
  type DateOrder,
  type ImportAnswer,
} from '../../../lib/contract/people/people-import.ts'
import { useBranches } from './useBranches.ts'

export type Make = (call: () => Promise<ImportAnswer>, toast: string) => void
type Props = { list: ImportAnswer; busy: boolean; make: Make }

const kindNames: Record<ColumnKind, string> = {
  notes: 'Keep as a note',
  'left out': 'Skip',
  title: 'Title (Rev., Mrs., Nana)',
  full_name: 'Full name (Ama Serwaa, or Serwaa, Ama)',
  full_name_last_first: 'Full name, last name first',
  first_name: 'First name',
  middle_name: 'Other names',
  last_name: 'Last name',
  gender: 'Gender',
  telephone: 'Telephone',
  other_telephone: 'Other telephone',
  email: 'E-mail',
  born: 'Birthday',
  baptised: 'Baptised: the day, or yes and no',
  joined: 'Day of membership',
  married: 'Wedding day',
  address: 'Address',
  language: 'Language',
  fellowship: 'Fellowship',
  branch: 'Branch',
  ministries: 'Ministries',
  status: 'Status',
  household: 'Household',
  'consent services': 'Consent: services',
  'consent events': 'Consent: events',
  'consent fellowship': 'Consent: fellowship',
  'consent care': 'Consent: care',
  'consent giving': 'Consent: giving',
  'consent church': 'Consent: everything',
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
        What the {list.header.length} columns are{list.is_remembered && ', as last time'}
      </summary>
      <ul className="mt-4 grid gap-4">
        {columns.map(({ heading, at, id }) => (
          <li className="field" key={id}>
            <label htmlFor={id}>{heading || `Column ${at + 1}`}</label>
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
                aria-label={`How the days of ${heading} are written`}
                value={dates[at]}
                onChange={({ currentTarget }) => setDates(dates.with(at, currentTarget.value as DateOrder))}
              >
                <option value="ask">Which comes first, the day or the month?</option>
                <option value="day first">The day first: 3/4 is 3 April</option>
                <option value="month first">The month first: 3/4 is 4 March</option>
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
              'Checked. Nothing has changed yet',
            )
          }
        >
          Preview rows
        </button>
        {asks && <span className="hint block">Please say first how the days are written.</span>}
      </p>
    </details>
  )
}
