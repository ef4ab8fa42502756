import { Reach } from '../../../components/staff/Contact.tsx'
import { call } from '../../../lib/api/call.ts'
import { readWeek } from '../../../lib/contract/people/calls/persons.ts'
import { type AnniversaryAnswer, mostOfWeek } from '../../../lib/contract/people/person.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

const loadWeek = () => call(readWeek)

/** Birthdays and wedding days of the next seven days. */
export function Week() {
  const { data: week } = useOnOpen(useLoaded(loadWeek, 'The days of this week could not be loaded.'))
  return (
    <div className="grid gap-4">
      <h2>Birthdays</h2>
      <p className="hint">Birthdays and wedding anniversaries of the next seven days.</p>
      {week?.length === 0 && <p className="empty">Nobody has a birthday or an anniversary this week.</p>}
      {!week && <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label="Loading" />}
      {week && isCut(week) && (
        <p className="notice">
          More people than these have their day this week. Lists has everybody of this month.
        </p>
      )}
      <ul className="grid gap-2">
        {week?.map((one) => (
          <li
            className="card flex flex-wrap items-center justify-between gap-3 p-4"
            key={`${one.kind} ${one.id}`}
          >
            <span>
              <strong>{one.name}</strong>
              <span className="hint block">
                {formatDay(one.day)}: {wordsOf(one)}
              </span>
            </span>
            {one.telephone && <Reach name={one.name} telephone={one.telephone} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

const isCut = (anniversaries: readonly AnniversaryAnswer[]): boolean =>
  (['birthday', 'wedding'] as const).some(
    (kind) => anniversaries.filter((one) => one.kind === kind).length >= mostOfWeek,
  )

function wordsOf({ kind, years, day_name }: AnniversaryAnswer): string {
  if (kind === 'wedding') return years === null ? 'wedding day' : `${years} years married`
  const named = day_name && `, day name ${day_name}`
  return `${years === null ? 'birthday' : `${years} years old`}${named}`
}
