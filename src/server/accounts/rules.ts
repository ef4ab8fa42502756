import parsePhoneNumber from 'libphonenumber-js/min'
import type { Registration } from '../../lib/contract/account.ts'
import { nationalDigits } from '../../lib/phone.ts'
import { refuseFields } from '../errors/refusal.ts'

/** A Ghanaian number in any spelling as E.164; 400 at `telephone` when no such number can exist. */
export function readTelephone({
  telephone,
  country_code,
}: Pick<Registration, 'telephone' | 'country_code'>): string {
  const number = parsePhoneNumber(country_code + nationalDigits(telephone))
  if (number?.country === 'GH' && number.isValid()) return number.number
  refuseFields({ telephone: ['This is not a phone number in Ghana. Please write it like 024 412 3456'] })
}
