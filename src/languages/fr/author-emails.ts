import type { Translation } from '../../lib/words/translation.ts'
import type { authorEmailWords } from '../../server/care/decisions/messages.ts'

export const authorEmails: Translation<typeof authorEmailWords> = {
  approvedSubject: { draft: 'Votre témoignage est approuvé' },
  approved: {
    draft: 'votre témoignage « {title} » a été lu et approuvé. Désormais tout le monde peut le lire : {page}',
  },
  testimoniesPage: { draft: 'Témoignages' },
  thanks: { draft: 'Merci de l’avoir partagé.' },
  answeredSubject: { draft: 'Votre sujet de prière est marqué comme exaucé' },
  answered: {
    draft:
      'un responsable de notre église a marqué votre sujet de prière « {title} » comme exaucé. Louez Dieu avec nous !',
  },
  privateAnswered: {
    draft:
      'un responsable de notre église a marqué un de vos sujets de prière privés comme exaucé. Louez Dieu avec nous !',
  },
  notAnswered: {
    draft:
      'S’il n’est pas encore exaucé, dites-le au responsable de votre groupe : nous continuons de prier.',
  },
}
