import type { noAnswerWords } from '../../lib/texts/messages/no-answer.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const noAnswer: Translation<typeof noAnswerWords> = {
  noAnswer: { draft: 'Server lɛ haaa hetoo. Ofainɛ kwɛ onetwork lɛ ni okaa ekoŋŋ.' },
  notSaved: { draft: 'Akɛtooo enɛ. Ofainɛ kaa ekoŋŋ.' },
}
