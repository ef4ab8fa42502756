import type { Translation } from '../../lib/words/translation.ts'
import type { fellowshipRefusals as words } from '../../server/groups/fellowships/messages.ts'

export const fellowshipRefusals: Translation<typeof words> = {
  signUpCancelledMeanwhile: {
    draft: 'Obi atwa saa dintwerɛ yi mu seesei ara. Yɛsrɛ wo, san bue kratafa no.',
  },
  yourSignUpCancelled: { draft: 'Woatwa wo dintwerɛ no mu.' },
  thereNoSuchActivity: { draft: 'Dwumadie a ɛte saa nni hɔ.' },
  activityBelongsAnotherFellowship: { draft: 'Dwumadie yi yɛ fekuo foforɔ deɛ.' },
  churchOfficeSaysWhich: { draft: 'Asɔre ɔfese na ɛkyerɛ fekuo ko a dwumadie bi wɔ mu.' },
  doNotAssistLeader: { draft: 'Ɔmmoa fekuo yi kannifoɔ.' },
  youDoNotAssist: { draft: 'Wommoa ɔkannifoɔ biara.' },
  youDoNotAssist2: { draft: 'Wommoa ɔkannifoɔ no bio. Yɛda wo ase wɔ deɛ woyɛeɛ nyinaa ho.' },
  thereNoSuchMember: { draft: 'Asɔreba a ɔte saa nni fekuo yi mu.' },
  leadNameThemselves: { draft: 'Ɔno ara na ɔdi {name} anim.' },
  fellowshipAtMostMostAssistants: {
    draft: 'Fekuo baako wɔ aboafoɔ {mostAssistants} pɛ. Yɛsrɛ wo, di kan yi baako.',
  },
  linkDoesNotHold: {
    draft:
      'Link yi nyɛ adwuma bio. Yɛsrɛ wo, srɛ foforɔ firi fekuo no kannifoɔ hɔ, anaa hwɛ sɛ ne nyinaa wɔ hɔ.',
  },
  fellowshipNoLeaderAt: { draft: 'Fekuo yi nni ɔkannifoɔ seesei. Yɛsrɛ wo, twerɛ kɔma ɔfese.' },
  messageSentGroupLeader: { draft: 'Yɛde nkra no akɔma fekuo no kannifoɔ' },
  thereNoSuchMessage: { draft: 'Nkra a ɛte saa nni fekuo yi mu.' },
  memberWroteGoesAccount: { draft: 'Asɔreba na ɔtwerɛɛ yei: ɛne ne account na ɛkɔ. Wobɛtumi de asie.' },
  fellowshipNoLink: { draft: 'Fekuo yi nni link.' },
  youNotPartAny: { draft: 'Wonni fekuo biara mu.' },
  youLeftFellowship: { draft: 'Woafiri fekuo no mu.' },
  thereNoSuchFellowship: { draft: 'Fekuo a ɛte saa nni hɔ.' },
  youNotPartFellowship: { draft: 'Wonni fekuo yi mu.' },
  chooseAnotherFellowship: { draft: 'Yɛsrɛ wo, paw fekuo foforɔ' },
  fellowshipNoLeaderYet: {
    draft: 'Fekuo yi nnyaa ɔkannifoɔ. Yɛsrɛ wo, ka kyerɛ super admin na ɔnyi asɔreba no nkɔ hɔ',
  },
  askedAlreadyLeaderNot: { draft: 'Woabisa yei dada. Ɔkannifoɔ no mmuaeɛ.' },
  memberMovedMeanwhileAnswer: {
    draft: 'Asɔreba yi akɔ baabi foforɔ. Yɛsrɛ wo, bua daabi, anaa bisa ɔkannifoɔ no.',
  },
  youDoNotLead: { draft: 'Wonni fekuo biara anim.' },
  fellowshipDeleted: { draft: 'Wɔapepa fekuo no.' },
  anotherFellowshipName: { draft: 'Fekuo foforɔ wɔ saa din yi' },
  thereNoSuchMember2: { draft: 'Asɔremma a ɔte saa nni hɔ' },
  accountBelongsMediaTeam: {
    draft:
      'Account yi wɔ media kuo no mu, na account baako di dwuma baako. Yɛsrɛ wo, paw obi foforɔ, anaa di kan sesa dwuma no wɔ Accounts ase.',
  },
}
