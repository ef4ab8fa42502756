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
  claimWaits: { draft: 'Une demande d’entraide vous attend' },
  claimWaitsText: {
    draft: 'Un membre a demandé une aide au fonds d’entraide. Deux signataires sur trois décident.',
  },
  waiverWaits: { draft: 'Une dispense de cotisations vous attend' },
  waiverWaitsText: {
    draft:
      'Un signataire voudrait dispenser de cotisations un membre du fonds d’entraide. Un second signataire doit l’accepter.',
  },
  welfarePage: { draft: 'Entraide' },
}
