import type { noAnswerWords } from '../../lib/texts/messages/no-answer.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const noAnswer: Translation<typeof noAnswerWords> = {
  noAnswer: { draft: 'Server la meɖo eŋu o. Taflatsɛ kpɔ wò network ɖa eye nàgate kpɔ.' },
  notSaved: { draft: 'Míete ŋu dzrae ɖo o. Taflatsɛ gate kpɔ.' },
}
