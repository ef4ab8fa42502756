import type { noAnswerWords } from '../../lib/texts/messages/no-answer.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const noAnswer: Translation<typeof noAnswerWords> = {
  noAnswer: { draft: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.' },
  notSaved: { draft: 'Rien n’a été enregistré. Veuillez réessayer.' },
}
