import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { dayNames } from '../../../lib/time/day-names.ts'

/** The weekday of birth, while a Kofi & Ama collection is open. */
export function WeekdayField() {
  return (
    <SelectField name="weekday" label="Kofi & Ama: born on">
      <option value="">It is not for Kofi & Ama</option>
      {dayNames.map(({ day, names }, number) => (
        <option key={day} value={number}>
          {day} ({names})
        </option>
      ))}
    </SelectField>
  )
}
