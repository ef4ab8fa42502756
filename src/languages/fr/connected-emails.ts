import type { Translation } from '../../lib/words/translation.ts'
import type { connectedWords } from '../../server/people/persons/messages.ts'

export const connectedEmails: Translation<typeof connectedWords> = {
  subject: { draft: 'Un compte est relié à votre fiche' },
  connected: {
    draft:
      'le secrétariat de {church} a relié un compte de notre site à ce que l’église sait de vous : son propriétaire peut le lire maintenant. Si le compte est à vous, vous n’avez rien à faire.',
  },
  noAccount: {
    draft:
      'Si vous n’avez pas de compte, ou n’en saviez rien, ouvrez ce lien dans les 30 jours et appuyez sur le bouton. Il sépare de nouveau les deux :',
  },
  text: {
    draft:
      "{church}: un compte du site a ete relie a votre fiche. S'il n'est pas a vous, appuyez sur le bouton ici: {page}",
  },
}
