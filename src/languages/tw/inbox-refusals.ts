import type { Translation } from '../../lib/words/translation.ts'
import type { inboxRefusalWords } from '../../server/care/inbox/messages.ts'

export const inboxRefusals: Translation<typeof inboxRefusalWords> = {
  noSuchConversation: { draft: 'Nkɔmmɔ a ɛte saa nni hɔ.' },
  noSuchMessage: { draft: 'Nkra a ɛte saa nni hɔ.' },
  closed: { draft: 'Yɛato nkɔmmɔ yi mu. Yɛsrɛ wo, di kan san bue.' },
  chooseOfList: { draft: 'Yɛsrɛ wo, paw obi firi din no mu' },
  superAdmin: { draft: 'Super admin' },
  leader: { draft: 'Ɔkannifoɔ' },
  assistant: { draft: 'Ɔboafoɔ' },
  office: { draft: 'Office' },
  wroteIt: { draft: 'Ɔno na ɔtwerɛeɛ' },
  noWay: {
    draft: 'Kwan biara nni hɔ a yɛbɛfa so atwerɛ onipa yi afiri ha. Yɛsrɛ wo, frɛ no, na twerɛ sɛ woabua no.',
  },
  tooDear: {
    draft:
      'Yei ho bo boro sika a asɔre no bɛtumi de ayɛ SMS bosome yi. Yɛsrɛ wo, frɛ no, na twerɛ sɛ woabua no.',
  },
  tooLong: { draft: 'Sɛ ɛyɛ SMS a, ɛyɛ afã {parts}. Yɛsrɛ wo, twa so ma ɛnyɛ {most}' },
}
