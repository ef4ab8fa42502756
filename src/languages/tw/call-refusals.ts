import type { Translation } from '../../lib/words/translation.ts'
import type { callRefusals as words } from '../../server/platform/errors/messages.ts'

export const callRefusals: Translation<typeof words> = {
  deviceSignedOut: { draft: 'Afidie yi afiri mu.' },
  thereNoSuchMember: { draft: 'Asɔreba a ɔte saa nni hɔ.' },
  thereNoSuchFellowship: { draft: 'Fekuo a ɛte saa nni hɔ' },
  hereAlreadySomebodyElse: {
    draft: 'Yei wɔ hɔ dada: obi foforɔ dii kan, anaa wɔsomaa no mprenu. Yɛsrɛ wo, san bue kratafa no.',
  },
  somethingBelongsNotHere: {
    draft: 'Biribi a yei wɔ ho no nni hɔ bio. Yɛsrɛ wo, san bue kratafa no na paw bio.',
  },
  addressLongerThanAny: { draft: 'Address yi ware sene yɛn deɛ biara. Yɛsrɛ wo, hwɛ link no.' },
  callBrokeOffBefore: { draft: 'Ansa na ne nyinaa bɛduru no ɛtwaeɛ. Yɛsrɛ wo, soma bio.' },
  moreThanCanTaken2: { draft: 'Yei dɔɔso dodo sɛ yɛbɛgye prɛko' },
  textCharactersCannotStored: { draft: 'Asɛm yi wɔ nkyerɛwdeɛ a yɛntumi nsie' },
  fileLargerThanSize: { draft: 'Fael yi boro MB {size}.' },
  moreThanCanTaken3: { draft: 'Yei dɔɔso dodo sɛ yɛbɛgye prɛko.' },
  uploadBrokeOffSend: { draft: 'Fael no ansi yie. Yɛsrɛ wo, soma bio.' },
  chooseOneChoices: { draft: 'Yɛsrɛ wo, paw yeinom mu baako: {choices}' },
  decidedWithdrawnMeanwhileLoad: { draft: 'Wɔasi yei ho gyinaeɛ anaa wɔayi afiri hɔ. Yɛsrɛ wo, san bue.' },
  accountClosed: { draft: 'Wɔato account yi mu.' },
  thereNoSuchRequest: { draft: 'Adesrɛ a ɛte saa nni hɔ.' },
  messageDeleted: { draft: 'Yɛapepa nkra no.' },
  thereNoSuchEntry: { draft: 'Yei bi nni hɔ.' },
  thereNoSuchPerson: { draft: 'Onipa a ɔte saa nni hɔ.' },
  noSong: { draft: 'Dwom a ɛte saa nni hɔ.' },
  noService: { draft: 'Asɔre a ɛte saa nni hɔ.' },
  noSermon: { draft: 'Asɛnka a ɛte saa nni hɔ.' },
  noAnnouncement: { draft: 'Dawubɔ a ɛte saa nni hɔ.' },
  noFellowship: { draft: 'Fekuo a ɛte saa nni hɔ.' },
}
