import { useCallback, useState } from 'react'
import { PaperCard } from '../../../components/staff/PaperCard.tsx'
import { call } from '../../../lib/api/call.ts'
import {
  saveMarriageReturn,
  saveMembershipReturn,
  saveParishBook,
} from '../../../lib/api/people/parish-registers.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { readParishYear } from '../../../lib/contract/people/calls/parish-registers.ts'
import {
  type ParishBook,
  type ParishYearAnswer,
  parishBooks,
} from '../../../lib/contract/people/parish-register.ts'
import { bookWords } from '../../../lib/people/parish-words.ts'
import { csvOf } from '../../../lib/text/csv.ts'
import { parishTexts } from '../../../lib/texts/people/parish-registers.ts'
import { monthNames } from '../../../lib/time/calendar-names.ts'
import { today } from '../../../lib/time/today.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { registerWords } from './messages.ts'

/** What a year is asked for: entries by month, people by status, pages of a book, and the monthly return of marriages. */
export function Returns() {
  const thisYear = Number(today().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const load = useCallback(() => call(readParishYear, { year }), [year])
  const { data } = useOnOpen(useLoaded(load, registerWords.returnsNotLoaded))
  const years = [...new Set([thisYear, ...(data?.years ?? [])])].sort((a, b) => b - a)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{registerWords.returns}</h2>
        <div className="flex flex-wrap gap-3 no-print">
          <button
            className="btn"
            type="button"
            disabled={!data}
            onClick={() => data && saveFile(`registers-${data.year}.csv`, csvFor(data), 'text/csv')}
          >
            {registerWords.downloadCsv}
          </button>
          <button className="btn" type="button" onClick={() => print()}>
            {registerWords.print}
          </button>
        </div>
      </div>
      <div className="field no-print w-fit">
        <label htmlFor="return-year">{registerWords.year}</label>
        <select
          className="input"
          id="return-year"
          value={year}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
        >
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      {data && <Year data={data} />}
      <Files year={year} />
    </div>
  )
}

function Year({ data }: { data: ParishYearAnswer }) {
  return (
    <>
      <section className="grid grid-cols-1 gap-3" aria-labelledby="by-month">
        <h3 id="by-month">
          {registerWords.entriesByMonth}, {data.year}
        </h3>
        <div className="table-scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{registerWords.month}</th>
                {data.counts.map(({ book }) => (
                  <th key={book} scope="col">
                    {bookWords[book].many()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {linesOf(data).map(([name, ...counts]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {counts.map((count, at) => (
                    <td key={parishBooks[at]}>{count}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="grid gap-3" aria-labelledby="by-status">
        <h3 id="by-status">{registerWords.people}</h3>
        <dl className="facts">
          {data.people.map(({ status, count }) => (
            <div key={status}>
              <dt>{status || registerWords.noStatus}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

const namesOfMonths = (): string[] => monthNames.map(shownTime)

/** Each month with its count in every register, the sum of the year, and that of the year before. */
const linesOf = ({ counts }: ParishYearAnswer): [name: string, ...counts: number[]][] => [
  ...namesOfMonths().map((name, at): [string, ...number[]] => [
    name,
    ...counts.map(({ months }) => months[at] ?? 0),
  ]),
  [registerWords.total, ...counts.map(({ total }) => total)],
  [registerWords.yearBefore, ...counts.map(({ before }) => before)],
]

const csvFor = (data: ParishYearAnswer): string =>
  csvOf(
    [registerWords.month, ...data.counts.map(({ book }) => bookWords[book].many())],
    [...linesOf(data), ...data.people.map(({ status, count }) => [status || registerWords.noStatus, count])],
  )

function Files({ year }: { year: number }) {
  const [book, setBook] = useState<ParishBook>('baptism')
  const [month, setMonth] = useState(() => today().slice(5, 7))
  const [busy, act] = useAct()
  return (
    <div className="grid gap-5 md:grid-cols-2 no-print">
      <PaperCard
        id="book-pages"
        title={parishTexts.bookOf({ book: bookWords[book].many(), year: String(year) })}
        act={registerWords.downloadBook}
        busy={busy}
        save={() => void act(() => saveParishBook(book, year), registerWords.issued)}
      >
        <p className="hint">{registerWords.bookHint}</p>
        <div className="field">
          <label htmlFor="pages-of">{registerWords.register}</label>
          <select
            className="input"
            id="pages-of"
            value={book}
            onChange={({ currentTarget }) =>
              setBook(parishBooks.find((one) => one === currentTarget.value) ?? 'baptism')
            }
          >
            {parishBooks.map((one) => (
              <option key={one} value={one}>
                {bookWords[one].many()}
              </option>
            ))}
          </select>
        </div>
      </PaperCard>
      <PaperCard
        id="marriage-return"
        title={registerWords.marriageReturn}
        act={registerWords.downloadReturn}
        busy={busy}
        save={() => void act(() => saveMarriageReturn(`${year}-${month}`), registerWords.issued)}
      >
        <div className="field">
          <label htmlFor="return-month">{registerWords.month}</label>
          <select
            className="input"
            id="return-month"
            value={month}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
          >
            {namesOfMonths().map((name, at) => (
              <option key={name} value={String(at + 1).padStart(2, '0')}>
                {name} {year}
              </option>
            ))}
          </select>
        </div>
      </PaperCard>
      <PaperCard
        id="membership-return"
        title={parishTexts.membershipReturn({ year: String(year) })}
        act={registerWords.downloadMembership}
        busy={busy}
        save={() => void act(() => saveMembershipReturn(year), registerWords.issued)}
      >
        <p className="hint">{registerWords.membershipHint}</p>
      </PaperCard>
    </div>
  )
}
