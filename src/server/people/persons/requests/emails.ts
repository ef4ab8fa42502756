import type { RequestReply } from '../../../../lib/contract/groups/fellowship-request.ts'
import type { PersonRequestKind } from '../../../../lib/contract/people/person-request.ts'

type Told = Pick<RequestReply, 'accept' | 'word'> & {
  kind: PersonRequestKind
  leader: string
  person: string
  fellowship: string
}

/** The e-mail to a leader about somebody for whom they asked the office, or whom they added. */
export const toldEmail = ({ accept, word, kind, leader, person, fellowship }: Told) => ({
  subject: accept ? `${person} is in ${fellowship}` : `About ${person}`,
  text: `Dear ${leader},

${saidOf({ accept, kind, person, fellowship })}
${word ? `\nThe office writes:\n\n${word}\n` : ''}`,
})

function saidOf({
  accept,
  kind,
  person,
  fellowship,
}: Pick<Told, 'accept' | 'kind' | 'person' | 'fellowship'>) {
  if (accept) return `the office said yes: ${person} is in ${fellowship} now.`
  if (kind === 'added') return `the office took ${person}, whom you added, out of ${fellowship} again.`
  return `the office said no: ${person} does not come into ${fellowship}.`
}
