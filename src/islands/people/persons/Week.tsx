import { Reach } from '../../../components/staff/Contact.tsx'
import { call } from '../../../lib/api/call.ts'
import { readWeek } from '../../../lib/contract/people/calls/persons.ts'
import { type AnniversaryAnswer, mostOfWeek } from '../../../lib/contract/people/person.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { peopleWords } from './messages.ts'

const loadWeek = () => call(readWeek)

/** Birthdays and wedding days of the next seven days. */
export function Week() {
  const { data: week } = useOnOpen(useLoaded(loadWeek, peopleWords.weekNotLoaded))
  return (
    <div className="grid gap-4">
      <h2>{peopleWords.birthdays}</h2>
      <p className="hint">{peopleWords.birthdaysHint}</p>
      {week?.length === 0 && <p className="empty">{peopleWords.noBirthdays}</p>}
      {!week && (
        <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={peopleWords.loading} />
      )}
      {week && isCut(week) && <p className="notice">{peopleWords.moreBirthdays}</p>}
      <ul className="grid gap-2">
        {week?.map((one) => (
          <li
            className="card flex flex-wrap items-center justify-between gap-3 p-4"
            key={`${one.kind} ${one.id}`}
          >
            <span>
              <strong>{one.name}</strong>
              <span className="hint block">
                {shownDay(one.day)}: {wordsOf(one)}
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
  const named = day_name && `, ${peopleWords.dayNameOf({ day: day_name })}`
  return `${years === null ? 'birthday' : `${years} years old`}${named}`
}
