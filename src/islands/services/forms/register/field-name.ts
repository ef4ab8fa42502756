import type { RegisterField } from '../../../../lib/contract/services/form.ts'
import { shownTelephone } from '../../../../lib/text/phone.ts'
import { formatPartialDate } from '../../../../lib/time/partial-date.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import { formRegisterWords as words } from './messages.ts'

/** What a field of the register is called. */
export function fieldName(field: RegisterField): string {
  switch (field) {
    case 'telephone':
      return words.telephone
    case 'other_telephone':
      return words.other_telephone
    case 'email':
      return words.email
    case 'born':
      return words.born
    case 'address':
      return words.address
  }
}

/** A value of the register as people read it. */
export function shownValue(field: RegisterField, value: string): string {
  if (field === 'born') return shownTime(formatPartialDate(value))
  return field === 'email' || field === 'address' ? value : shownTelephone(value)
}
