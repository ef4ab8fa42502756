import type { Translation } from '../../lib/words/translation.ts'
import type { welfareRefusals as words } from '../../server/giving/welfare/messages.ts'

export const welfareRefusals: Translation<typeof words> = {
  givenSoOften: {
    draft: { one: 'Cette aide est donnée une fois.', other: 'Cette aide est donnée {count} fois.' },
  },
  onlyMembersFundCan: { draft: 'Seuls les membres de la caisse peuvent demander une aide.' },
  pleaseChooseWhatHappened: { draft: 'Choisissez ce qui est arrivé' },
  dayStillToCome: { draft: 'Ce jour est encore à venir' },
  wasBeforeMembershipFund: { draft: 'C’était avant l’adhésion à la caisse' },
  wasAskedForAlready: { draft: 'Ceci a déjà été demandé, et attend.' },
  otherSignatoriesDecideAbout: { draft: 'Les autres signataires décident de ce que vous demandez.' },
  decidedPleaseLoadList: { draft: 'Ceci est décidé. Chargez la liste de nouveau.' },
  youHaveVotedOn: { draft: 'Vous avez déjà voté à ce sujet.' },
  decidedAlready: { draft: 'Ceci est déjà décidé.' },
  noClaim: { draft: 'Il n’y a pas de telle demande.' },
  booksAreClosedTo: {
    draft: 'Les livres sont clôturés jusqu’à la fin de {closed}. Choisissez un mois plus tardif',
  },
  thereBenefitName: { draft: 'Il y a une aide de ce nom' },
  noBenefit: { draft: 'Il n’y a pas de telle aide.' },
  noMember: { draft: 'Il n’y a pas de tel membre.' },
  monthStillToCome: { draft: 'Ce mois est encore à venir' },
  pleaseChooseMonthFrom: { draft: 'Choisissez un mois à partir de 1900' },
  moneyForYouOthers: { draft: 'Cet argent est pour vous : d’autres font cela.' },
  twoSignatoriesHaveTo: { draft: 'Deux signataires doivent d’abord l’approuver.' },
  hasItsVoucherAlready: { draft: 'Ceci a déjà son bon.' },
  thereNoFundFor: { draft: 'Il n’y a pas de fonds pour l’entraide. Ajoutez les fonds habituels.' },
  fundHasAmountWhich: { draft: 'Le fonds a {amount}, ce qui est moins.' },
  pleaseWriteWhoTook: { draft: 'Écrivez qui a pris l’argent.' },
  voucherPaidOrCancelled: {
    draft: 'Ce bon est payé ou annulé. Un paiement se contrepasse d’abord au grand livre.',
  },
  stepDoneOrNot: { draft: 'Cette étape est faite, ou pas encore due. Chargez la liste de nouveau.' },
  noVoucher: { draft: 'Il n’y a pas de tel bon.' },
  somebodyElseHasTo: { draft: 'Quelqu’un d’autre doit vous dispenser de cotisations.' },
  pleaseChooseMemberFund: { draft: 'Choisissez un membre de la caisse' },
  waiverAgreedAlready: { draft: 'Cette dispense est déjà approuvée.' },
  anotherSignatoryWhoMay: { draft: 'Un autre signataire qui peut lire le motif doit être d’accord.' },
  noWaiver: { draft: 'Il n’y a pas de telle dispense.' },
}
