import type { ownAnswerWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownAnswers: Translation<typeof ownAnswerWords> = {
  arrived: { draft: 'Votre réponse est arrivée' },
  answers: { draft: 'Réponses' },
  soFar: { draft: 'Ce qui a été écrit jusqu’ici' },
  you: { draft: 'Vous' },
  church: { draft: 'L’église' },
  yourAnswer: { draft: 'Votre réponse' },
  office: { draft: 'Le secrétariat' },
  whoReads: { draft: '{who} la lit, ainsi que d’autres qui répondent pour l’église.' },
  submit: { draft: 'Répondre' },
}
