import type { Translation } from '../../lib/words/translation.ts'
import type { joinEmailWords } from '../../server/groups/fellowships/messages.ts'

export const joinEmails: Translation<typeof joinEmailWords> = {
  greeting: { draft: '{firstName},' },
  leaderWrites: { draft: '{leader} ŋma akɛ:' },
  acceptedSubject: { draft: 'Awaawaa atuu yɛ {fellowship}' },
}
