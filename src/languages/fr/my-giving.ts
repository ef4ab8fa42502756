import type { myGivingWords } from '../../islands/giving/books/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myGiving: Translation<typeof myGivingWords> = {
  title: { draft: 'Mes dons' },
  about: { draft: 'Ce que vous avez donné, avec vos reçus.' },
  lede: {
    draft:
      'Ce que l’église a reçu de vous, par la page Donner, dans une enveloppe, par chèque ou directement sur son compte.',
  },
  needsScript: { draft: 'Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.' },
  toBooks: { draft: 'Ouvrir les livres de l’église' },
  guests: {
    draft:
      'Les dons faits sans vous connecter ne sont pas ici. Ce qui est tombé dans la corbeille sans nom n’est à personne.',
  },
  notLoaded: { draft: 'Vos dons n’ont pas pu être chargés.' },
  loading: { draft: 'Chargement de vos dons' },
}
