import type { Translation } from '../../lib/words/translation.ts'
import type { postRefusals as words } from '../../server/website/cms/messages.ts'

export const postRefusals: Translation<typeof words> = {
  yourAccountMayNot: { draft: 'Wo account ntumi nsesa nkaseɛ yi.' },
  yourAccountMayNot2: { draft: 'Wo account ntumi mfa nkaseɛ no nyɛ saa.' },
  whoChangedPageMeanwhile: {
    draft: '{who} asesa nkaseɛ yi seesei ara. Hwee nyeraeɛ: hwɛ wɔn deɛ, anaa sie wo deɛ gu so.',
  },
  page: { draft: 'Nkaseɛ no' },
  onlyLanguageVisitorsSee: { draft: 'Kasa yi nko ara na ahɔhoɔ hunu. Mmom fa nkaseɛ no sie.' },
  byWrittenPageSince: { draft: '{by} atwerɛ nkaseɛ yi mu firi saa berɛ no. Yɛsrɛ wo, hwɛ bio.' },
  nobodyWaitsAnswerAbout: { draft: 'Obiara ntwɛn mmuaeɛ a ɛfa nkaseɛ yi ho.' },
  pageChangedSinceYou: { draft: 'Nkaseɛ yi asesa firi berɛ a wohwɛeɛ no. Yɛsrɛ wo, hwɛ bio.' },
  pagePathWaitsYou: { draft: 'Nkaseɛ {path} retwɛn wo' },
  notOnPage: { draft: '“{label}” nna adi wɔ nkaseɛ yi mu' },
  waitsForYou: { draft: '{by} atwerɛ nkaseɛ {path} mu, na ɔsrɛ sɛ wɔmfa nkyerɛ.' },
  noPost: { draft: 'Nkaseɛ a ɛte saa nni hɔ.' },
  sentMeanwhile: { draft: '{who} de nkaseɛ yi akɔ so seesei ara. Yɛsrɛ wo, to yei mu na hwɛ bio.' },
  somebodyElse: { draft: 'Obi foforɔ' },
}
