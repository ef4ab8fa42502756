import type { withdrawWords } from '../../islands/services/forms/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const withdrawAnswer: Translation<typeof withdrawWords> = {
  about: { draft: 'Votre réponse ne compte plus, et votre place va à qui attend depuis le plus longtemps.' },
  withdraw: { draft: 'Retirer la réponse' },
}
