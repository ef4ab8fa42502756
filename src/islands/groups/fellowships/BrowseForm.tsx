import type { ChangeEvent, ReactNode } from 'react'
import { FilterSheet } from '../../../components/ui/FilterSheet.tsx'
import { writeQuery } from '../../../components/ui/useQuery.ts'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import type { FellowshipSearch } from '../../../lib/finding/find-fellowships.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { fellowshipWords } from './messages.ts'

/** Searches by the fellowships' texts, and by the day of the week. Without scripts the server filters. */
export function BrowseForm({ search, day, children }: FellowshipSearch & { children: ReactNode }) {
  function type({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void {
    writeQuery('search', value, { typed: true })
  }

  return (
    <search>
      <form className="list-tools mb-3" action="/fellowships" onSubmit={(event) => event.preventDefault()}>
        <input
          className="input"
          id="search"
          name="search"
          type="search"
          aria-label={fellowshipWords.search}
          placeholder={fellowshipWords.search}
          maxLength={100}
          autoComplete="off"
          defaultValue={search}
          onChange={type}
        />
        <FilterSheet count={day ? 1 : 0}>
          <div className="field">
            <label htmlFor="day">{fellowshipWords.day}</label>
            <select
              className="input"
              id="day"
              name="day"
              value={day}
              onChange={({ currentTarget }) => writeQuery('day', currentTarget.value)}
            >
              <option value="">{fellowshipWords.anyDayChosen}</option>
              {weekdays.map((weekday) => (
                <option key={weekday} value={weekday}>
                  {calendarWords.day({ day: weekday })}
                </option>
              ))}
            </select>
          </div>
        </FilterSheet>
      </form>
      {children}
    </search>
  )
}
