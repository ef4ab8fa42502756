import type { rightWords } from '../../lib/texts/accounts/data-rights.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRights: Translation<typeof rightWords> = {
  access: { draft: 'Voir mes données' },
  correction: { draft: 'Corriger mes données' },
  erasure: { draft: 'Supprimer mes données' },
  objection: { draft: 'M’opposer à un usage de mes données' },
  membership: { draft: 'Appartenance' },
  membershipAsks: {
    draft: 'L’église garde ce que je lui dis de moi, pour me connaître comme membre et prendre soin de moi.',
  },
  membershipGiven: {
    draft:
      'Vous avez accepté. Pour vous rétracter, fermez votre compte : vos données sont alors supprimées après 14 jours.',
  },
  membershipWithdrawn: { draft: 'Sans cela, l’église ne peut pas garder votre compte.' },
  photograph: { draft: 'Photo' },
  photographAsks: { draft: 'Les membres de mon groupe peuvent voir ma photo.' },
  photographGiven: { draft: 'Les membres de votre groupe voient votre photo.' },
  photographWithdrawn: {
    draft: 'Seuls le secrétariat et le responsable de votre groupe voient votre photo.',
  },
}
