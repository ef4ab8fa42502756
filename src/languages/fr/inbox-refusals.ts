import type { Translation } from '../../lib/words/translation.ts'
import type { inboxRefusalWords } from '../../server/care/inbox/messages.ts'

export const inboxRefusals: Translation<typeof inboxRefusalWords> = {
  noSuchConversation: { draft: 'Il n’y a pas de telle conversation.' },
  noSuchMessage: { draft: 'Il n’y a pas de tel message.' },
  closed: { draft: 'Cette conversation est close. Rouvrez-la d’abord.' },
  chooseOfList: { draft: 'Choisissez quelqu’un de la liste' },
  superAdmin: { draft: 'Super-admin' },
  leader: { draft: 'Responsable' },
  assistant: { draft: 'Assistant' },
  office: { draft: 'Secrétariat' },
  wroteIt: { draft: 'L’a écrit' },
  noWay: {
    draft: 'Il n’y a pas moyen d’écrire à cette personne d’ici. Appelez-la, et notez que vous avez répondu.',
  },
  tooDear: {
    draft:
      'Cela coûte plus que ce que l’église peut encore dépenser en SMS ce mois-ci. Appelez, et notez que vous avez répondu.',
  },
  tooLong: { draft: 'En SMS, cela fait {parts} parties. Raccourcissez à {most}' },
}
