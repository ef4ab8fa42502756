import type { noAnswerWords } from '../../lib/texts/messages/no-answer.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const noAnswer: Translation<typeof noAnswerWords> = {
  noAnswer: { draft: 'Server no mmuaeɛ. Yɛsrɛ wo, hwɛ wo network na sɔ hwɛ bio.' },
  notSaved: { draft: 'Yɛantumi ansie yei. Yɛsrɛ wo, sɔ hwɛ bio.' },
}
