import type { Duty } from '../contract/accounts/duty.ts'
import { invitationPhrases } from '../texts/accounts/invitation.ts'

/** What a duty asks of somebody. */
const dutyPhrases = (): Record<Duty, string> => ({
  treasurer: invitationPhrases.treasurer,
  counter: invitationPhrases.counter,
  signatory: invitationPhrases.signatory,
  pastor: invitationPhrases.pastor,
  usher: invitationPhrases.usher,
  rota: invitationPhrases.rota,
  office: invitationPhrases.office,
  registrar: invitationPhrases.registrar,
  translator: invitationPhrases.translator,
  worship: invitationPhrases.worship,
})

type Asked = { role: string; fellowship: string | null; duties: readonly Duty[] }

/** What an invitation asks of somebody, `to serve in the media team, and to keep the rota`. */
export function invitationPhrase({ role, fellowship, duties }: Asked): string {
  const phrases = duties.map((duty) => dutyPhrases()[duty])
  if (role !== 'user' || phrases.length === 0) phrases.unshift(rolePhrase(role, fellowship))
  const last = phrases.pop() ?? ''
  return phrases.length > 0 ? invitationPhrases.and({ first: phrases.join(', '), last }) : last
}

function rolePhrase(role: string, fellowship: string | null): string {
  if (fellowship !== null) return invitationPhrases.lead({ fellowship })
  if (role === 'media') return invitationPhrases.media
  if (role === 'admin') return invitationPhrases.admin
  return invitationPhrases.member
}
