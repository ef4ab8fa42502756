import type { Translation } from '../../lib/words/translation.ts'
import type { welfareEmailWords } from '../../server/giving/welfare/messages.ts'

export const welfareEmails: Translation<typeof welfareEmailWords> = {
  subject: { draft: 'La caisse d’entraide a décidé' },
  approved: {
    draft:
      'Deux signataires ont approuvé ce que vous avez demandé à la caisse d’entraide. Le trésorier prépare le paiement.',
  },
  declined: {
    draft:
      'Deux signataires ont refusé ce que vous avez demandé à la caisse d’entraide. Parlez avec l’un d’eux si vous voulez en savoir plus.',
  },
  page: { draft: 'Mes dons' },
}
