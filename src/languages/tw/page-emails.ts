import type { Translation } from '../../lib/words/translation.ts'
import type { pageEmailWords } from '../../server/website/cms/messages.ts'

export const pageEmails: Translation<typeof pageEmailWords> = {
  page: { draft: 'Nkratafa a mehwɛ so, wɔ wo kratafa so' },
  givenSubject: { draft: 'Wohwɛ kratafa {path} so' },
  givenToAsk: {
    draft:
      'Ɛfiri seesei, wobɛtumi atwerɛ asɔre no kratafa {path}. Sɛ woawie a, srɛ na wɔmfa nkyerɛ: obi hwɛ kane. Ɛno nie:',
  },
  givenToPublish: {
    draft:
      'Ɛfiri seesei, wobɛtumi atwerɛ asɔre no kratafa {path}. Deɛ wode kyerɛ no, obiara hu ntɛm ara. Ɛno nie:',
  },
  publishedSubject: { draft: 'Wo kratafa {path} ada adi' },
  published: {
    draft: 'Deɛ wotwerɛɛ wɔ kratafa {path} so no ada adi. Yɛda wo ase! Wobɛtumi akɔ so atwerɛ wɔ ha:',
  },
  sentBackSubject: { draft: 'Asɛm bi fa wo kratafa {path} ho' },
  sentBack: { draft: 'Deɛ wotwerɛɛ wɔ kratafa {path} so no, yɛmfa nkyerɛɛ ɛ. Yei na wɔtwerɛɛ fa ho:' },
  changeIt: { draft: 'Wobɛtumi asesa na woasrɛ bio:' },
}
