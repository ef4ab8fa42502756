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
  windowClosed: { draft: 'Nnɔnhwere 24 a ɛdi deɛ onipa no twerɛeɛ no akyi atwam. Yɛsrɛ wo, paw template' },
  wroteStop: { draft: 'Onipa yi atwerɛ STOP, enti template biara nkɔ. Yɛsrɛ wo, frɛ no, na twerɛ sɛ woabua' },
  noTemplate: { draft: 'Yɛsrɛ wo, paw template a WhatsApp apene so, na twerɛ nsɛm ma variable biara' },
  templateTooLong: { draft: 'Nsɛm yi ma template no boro atwerɛdeɛ 1,024. Yɛsrɛ wo, te so' },
  tooLong: { draft: 'Sɛ ɛyɛ SMS a, ɛyɛ afã {parts}. Yɛsrɛ wo, twa so ma ɛnyɛ {most}' },
}
