import type { FellowshipMember } from '../../lib/contract/user.ts'

/** Case-insensitive match on username, first name, last name or email (spec 2 §5), and on the full name. */
export function isMemberCalled(
  {
    username,
    first_name,
    last_name,
    email,
  }: Pick<FellowshipMember, 'username' | 'first_name' | 'last_name' | 'email'>,
  words: string,
): boolean {
  const wanted = words.toLowerCase()
  return [username, first_name, last_name, email, `${first_name} ${last_name}`].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}

/** The attendance rate in the specification's format. */
export const rateOf = ({ attendance_rate }: Pick<FellowshipMember, 'attendance_rate'>): string =>
  attendance_rate === null ? 'N/A' : `${attendance_rate}%`
