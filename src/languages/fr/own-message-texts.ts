import type { ownMessageTexts as words } from '../../lib/texts/messages/own-message-answers.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownMessageTexts: Translation<typeof words> = {
  noSuch: { draft: 'Il n’y a pas de tel message pour vous.' },
  noAnswers: { draft: 'Ce message n’attend pas de réponse. Vous pouvez plutôt écrire à l’église.' },
  arrived: { draft: 'Votre réponse est arrivée.' },
  emptyAnswer: { draft: 'Veuillez écrire votre réponse' },
}
