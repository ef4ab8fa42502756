import type { FellowshipMember } from '../../../lib/contract/accounts/account-details.ts'
import { hasWords } from '../../../lib/text/has-words.ts'
import { hasNumber } from '../../../lib/text/number-search.ts'
import { leaderWords } from './messages.ts'

/** Match on username, first name, last name, email or telephone, ignoring case (spec 2 §5), and on the full name. */
export function isMemberCalled(
  {
    username,
    first_name,
    last_name,
    email,
    telephone,
  }: Pick<FellowshipMember, 'username' | 'first_name' | 'last_name' | 'email' | 'telephone'>,
  words: string,
): boolean {
  return hasWords(`${first_name} ${last_name} ${username} ${email}`, words) || hasNumber(telephone, words)
}

/** The attendance rate in the specification's format. */
export const rateOf = ({ attendance_rate }: Pick<FellowshipMember, 'attendance_rate'>): string =>
  attendance_rate === null ? leaderWords.noRate : `${attendance_rate}%`
