import type { Translation } from '../../lib/words/translation.ts'
import type { inboxAnswers as words } from '../../server/care/inbox/messages.ts'

export const inboxAnswers: Translation<typeof words> = {
  thereNoSuchWords: { draft: 'Il n’y a pas de tels mots' },
  giveWhatPageBefore: { draft: 'Donnez ce que la page d’avant a comme suite' },
  yourAnswerItsWay: { draft: 'Votre réponse est en route.' },
  noted: { draft: 'C’est noté.' },
  closed: { draft: 'C’est clos.' },
  openAgain: { draft: 'C’est de nouveau ouvert.' },
}
