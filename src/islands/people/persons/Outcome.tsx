import { useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { readRows } from '../../../lib/api/people/people-imports.ts'
import { decideRow } from '../../../lib/contract/people/calls/people-imports.ts'
import {
  type Fate,
  fates,
  type ImportAnswer,
  type ImportRowAnswer,
} from '../../../lib/contract/people/people-import.ts'
import type { Make } from './Mapping.tsx'
import { peopleWords } from './messages.ts'

const fateNames: Readonly<Record<Fate, string>> = {
  get new() {
    return peopleWords.new
  },
  get changes() {
    return peopleWords.updates
  },
  get same() {
    return peopleWords.unchanged
  },
  get doubtful() {
    return peopleWords.possibleDuplicates
  },
  get refused() {
    return peopleWords.errors
  },
  get left() {
    return peopleWords.skipped
  },
}

type Props = { list: ImportAnswer; busy: boolean; make: Make }

/** How many rows have each fate, and the rows of one of them with why. */
export function Outcome({ list, busy, make }: Props) {
  const [fate, setFate] = useState<Fate>(list.counts.doubtful > 0 ? 'doubtful' : 'new')
  const [rows, setRows] = useState<readonly ImportRowAnswer[]>()
  const [more, setMore] = useState(0)
  useEffect(() => {
    readRows(list.id, fate, 0).then(setRows, console.error)
  }, [list.id, fate])
  useEffect(() => {
    if (more === 0) return
    readRows(list.id, fate, more).then(
      (next) => setRows((before = []) => [...before, ...next]),
      console.error,
    )
  }, [list.id, fate, more])
  const choose = (chosen: Fate) => {
    setFate(chosen)
    setMore(0)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2">{peopleWords.results}</legend>
        {fates.map((one) => (
          <button
            className="btn"
            type="button"
            key={one}
            aria-pressed={one === fate}
            onClick={() => choose(one)}
          >
            {fateNames[one]}: {list.counts[one]}
          </button>
        ))}
      </fieldset>
      <ul className="grid gap-2" aria-live="polite">
        {rows?.map((row) => (
          <li className="card grid gap-1 p-3" key={row.id}>
            <strong className="break-words">
              {row.name || peopleWords.rowWithoutName}{' '}
              <span className="hint">{peopleWords.rowNumber({ id: row.id })}</span>
            </strong>
            {row.why && <span className="break-words">{row.why}</span>}
            <span className="hint break-words">{row.cells.filter(Boolean).join(' · ')}</span>
            {list.state === 'tried' && (row.fate === 'doubtful' || row.decision !== '') && (
              <span className="flex flex-wrap gap-2">
                {(
                  [
                    ['new', peopleWords.newPerson],
                    [
                      'same',
                      row.person ? peopleWords.itIs({ name: row.person.name }) : peopleWords.samePerson,
                    ],
                    ['skip', peopleWords.skip],
                  ] as const
                ).map(([decision, words]) => (
                  <button
                    className="btn btn-quiet"
                    type="button"
                    key={decision}
                    disabled={busy}
                    aria-pressed={row.decision === decision}
                    onClick={() =>
                      make(
                        () => call(decideRow, { id: list.id, row: row.id, body: { decision } }),
                        peopleWords.saved,
                      )
                    }
                  >
                    {words}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {rows?.length === 0 && <p className="empty">{peopleWords.noRow}</p>}
      {rows && rows.length < list.counts[fate] && (
        <p>
          <button className="btn" type="button" onClick={() => setMore(rows.length)}>
            {peopleWords.showMoreRows}
          </button>
        </p>
      )}
    </div>
  )
}
