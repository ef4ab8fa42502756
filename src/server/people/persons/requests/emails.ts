import type { RequestReply } from '../../../../lib/contract/groups/fellowship-request.ts'
import type { PersonRequestKind } from '../../../../lib/contract/people/person-request.ts'
import { accountEmailWords } from '../../../accounts/accounts/messages.ts'
import { personRequestWords as words } from './messages.ts'

type Told = Pick<RequestReply, 'accept' | 'word'> & {
  kind: PersonRequestKind
  leader: string
  person: string
  fellowship: string
}

/** The e-mail to a leader about somebody for whom they asked the office, or whom they added. */
export const toldEmail = ({ accept, word, kind, leader, person, fellowship }: Told) => ({
  subject: accept ? words.inSubject({ person, fellowship }) : words.aboutSubject({ person }),
  text: `${accountEmailWords.dear({ name: leader })}

${saidOf({ accept, kind, person, fellowship })}
${word ? `\n${words.officeWrites}\n\n${word}\n` : ''}`,
})

function saidOf({
  accept,
  kind,
  person,
  fellowship,
}: Pick<Told, 'accept' | 'kind' | 'person' | 'fellowship'>) {
  if (accept) return words.accepted({ person, fellowship })
  if (kind === 'added') return words.takenOut({ person, fellowship })
  return words.declined({ person, fellowship })
}
