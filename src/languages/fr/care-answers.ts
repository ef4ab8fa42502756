import type { Translation } from '../../lib/words/translation.ts'
import type { careAnswers as words } from '../../server/care/care/messages.ts'

export const careAnswers: Translation<typeof words> = {
  cardSaved: { draft: 'La fiche est enregistrée.' },
  cardHandedOver: { draft: 'La fiche est confiée.' },
  cardClosed: { draft: 'La fiche est close.' },
  thanksWay: { draft: 'Les remerciements sont en route.' },
  cardOpenAgain: { draft: 'La fiche est de nouveau ouverte.' },
  taskAdded: { draft: 'La tâche est ajoutée.' },
  taskHandedOver: { draft: 'La tâche est confiée.' },
  amongYourTasks: { draft: 'C’est parmi vos tâches.' },
  taskDone: { draft: 'La tâche est faite.' },
  taskOpenAgain: { draft: 'La tâche est de nouveau ouverte.' },
}
