import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { dayNames } from '../../../lib/time/day-names.ts'
import { giveWords } from './messages.ts'

/** The weekday of birth, while a Kofi & Ama collection is open. */
export function WeekdayField() {
  return (
    <SelectField name="weekday" label={giveWords.weekday}>
      <option value="">{giveWords.noWeekday}</option>
      {dayNames.map(({ day, names }, number) => (
        <option key={day} value={number}>
          {giveWords.dayOfBirth({ day: calendarWords.day({ day }), names })}
        </option>
      ))}
    </SelectField>
  )
}
