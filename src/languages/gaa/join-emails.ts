import type { Translation } from '../../lib/words/translation.ts'
import type { joinEmailWords } from '../../server/groups/fellowships/messages.ts'

export const joinEmails: Translation<typeof joinEmailWords> = {
  greeting: { draft: '{firstName},' },
  leaderWrites: { draft: '{leader} ŋma akɛ:' },
  acceptedSubject: { draft: 'Awaawaa atuu yɛ {fellowship}' },
  accepted: { draft: 'oyɛ {fellowship} mli bianɛ. {leader} kɛ mɛi krokomɛi lɛ miishɛɛ akɛ amɛna bo.' },
  whenItMeets: { draft: 'Be kɛ he ni amɛkpeɔ yɛ lɛ yɛ website lɛ nɔ, yɛ Mikuu shishi.' },
  declinedSubject: { draft: 'Yɛ {fellowship} mli botemɔ he' },
  declined: { draft: 'oyiwaladɔŋŋ akɛ obi ni obote {fellowship} mli. Enyɛŋ ehe bo bianɛ.' },
  others: {
    draft:
      'Kui krokomɛi yɛ website lɛ nɔ, ni wɔheɔ bo yɛ wɔsɔlemɔi fɛɛ mli. Kɛ oyɛ sanebimɔ lɛ, ofainɛ, ŋmaa wɔ.',
  },
}
