import type { FellowshipMember } from '../../lib/contract/staff.ts'

/** Case-insensitive, on username, first name, last name or email (spec 2 §5); a full name is found, too. */
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

/** The attendance rate as the specification shows it. */
export const rateOf = ({ attendance_rate }: Pick<FellowshipMember, 'attendance_rate'>): string =>
  attendance_rate === null ? 'N/A' : `${attendance_rate}%`
