import type { serviceRules as words } from '../../lib/texts/services/service-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceRules: Translation<typeof words> = {
  sayWhatPictureShows: { draft: 'Yɛsrɛ wo, kyerɛ deɛ ɛwɔ mfonini no mu' },
  giveAtMostMostChoices: { draft: 'Yɛsrɛ wo, ma mmuaeɛ {mostChoices} pɛ wɔ asɛmmisa baako ho' },
  openFormAgain: { draft: 'Yɛsrɛ wo, san bue krataa no' },
  formFewerQuestions: { draft: 'Krataa yi nsɛmmisa sua' },
  sendSecretOrder: { draft: 'Yɛsrɛ wo, fa order yi code ma' },
  loadPageAgain: { draft: 'Yɛsrɛ wo, san bue kratafa no' },
  giveAmountAbove0: { draft: 'Yɛsrɛ wo, twerɛ sika a ɛboro 0' },
  sayWhetherTeamServes: { draft: 'Yɛsrɛ wo, kyerɛ sɛ kuo no som' },
  sayWhetherServe: { draft: 'Yɛsrɛ wo, kyerɛ sɛ wɔsom' },
  sayWhetherYouWould: { draft: 'Yɛsrɛ wo, kyerɛ sɛ wopɛ sɛ wosom' },
  sayWhetherSomebodyElse: { draft: 'Yɛsrɛ wo, kyerɛ sɛ obi foforɔ bɛtumi afa' },
}
