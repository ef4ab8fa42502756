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
      'Cela coûte plus que ce que l’église peut encore dépenser en messages aux téléphones ce mois-ci. Appelez, et notez que vous avez répondu.',
  },
  windowClosed: {
    draft: 'Les 24 heures depuis son message sont passées. Choisissez un modèle',
  },
  wroteStop: {
    draft: 'Cette personne a écrit STOP : aucun modèle ne part. Appelez, et notez que vous avez répondu.',
  },
  noTemplate: {
    draft: 'Choisissez un modèle que WhatsApp a approuvé, avec des mots pour chaque variable',
  },
  templateTooLong: {
    draft: 'Avec ces mots, le modèle a plus de 1 024 lettres. Raccourcissez-les',
  },
  tooLong: { draft: 'En SMS, cela fait {parts} parties. Raccourcissez à {most}' },
}
