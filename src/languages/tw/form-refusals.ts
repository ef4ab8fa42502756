import type { Translation } from '../../lib/words/translation.ts'
import type { formRefusals as words } from '../../server/services/forms/messages.ts'

export const formRefusals: Translation<typeof words> = {
  noForm: { draft: 'Form a ɛte saa nni hɔ.' },
  namedTwice: { draft: 'Wɔabɔ obi din mprenu' },
  noAccount: { draft: 'Saa nnipa yi mu bi nni account' },
  noPhotograph: { draft: 'Mfonini a ɛte saa nni hɔ.' },
  tooManyPhotographs: { draft: 'Mfonini dodoɔ retwɛn. Yɛsrɛ wo, sɔ hwɛ bio ɔkyena.' },
  noFileThere: { draft: 'Form yi mmisa fail biara wɔ hɔ' },
  noAnswer: { draft: 'Mmuaeɛ a ɛte saa nni hɔ.' },
  withdrawnAlready: { draft: 'Wɔayi mmuaeɛ yi afiri hɔ dada.' },
  logIn: { draft: 'Mesrɛ wo, kɔ mu.' },
  withdrawnAnswer: { draft: 'Wɔayi mmuaeɛ yi afiri hɔ.' },
  otherPerson: { draft: 'Mmuaeɛ yi mfa saa onipa yi ho.' },
  notAgreed: { draft: 'Deɛ ɔbuaeɛ no ampene so sɛ nwoma no mfa yei.' },
  ownsAccount: { draft: 'Onipa yi wɔ account, na ɔsesa yei wɔ ne profile mu.' },
}
