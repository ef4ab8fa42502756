import type { Duty } from '../contract/accounts/duty.ts'

/** What a duty asks of somebody, after `invites you `. */
const dutyPhrases: Record<Duty, string> = {
  treasurer: 'to keep the books as treasurer',
  counter: 'to count the cash of services as counter',
  signatory: 'to decide about welfare as signatory',
  pastor: 'to care for people as pastor',
  usher: 'to welcome people as usher',
  rota: 'to keep the rota',
  office: 'to answer for the office',
  translator: 'to read and correct the words of the site in another language',
}

type Asked = { role: string; fellowship: string | null; duties: readonly Duty[] }

/** What an invitation asks of somebody, `to serve in the media team, and to keep the rota`. */
export function invitationPhrase({ role, fellowship, duties }: Asked): string {
  const phrases = duties.map((duty) => dutyPhrases[duty])
  if (role !== 'user' || phrases.length === 0) phrases.unshift(rolePhrase(role, fellowship))
  const last = phrases.pop() ?? ''
  return phrases.length > 0 ? `${phrases.join(', ')}, and ${last}` : last
}

function rolePhrase(role: string, fellowship: string | null): string {
  if (fellowship !== null) return `to lead the fellowship ${fellowship}`
  if (role === 'media') return 'to serve in the media team'
  if (role === 'admin') return 'to look after the whole site as a super admin'
  return 'to become a member'
}
