import type { Translation } from '../../lib/words/translation.ts'
import type { formRefusals as words } from '../../server/services/forms/messages.ts'

export const formRefusals: Translation<typeof words> = {
  noForm: { draft: 'Form a ɛte saa nni hɔ.' },
  noPhotograph: { draft: 'Mfonini a ɛte saa nni hɔ.' },
  tooManyPhotographs: { draft: 'Mfonini dodoɔ retwɛn. Yɛsrɛ wo, sɔ hwɛ bio ɔkyena.' },
  noAnswer: { draft: 'Mmuaeɛ a ɛte saa nni hɔ.' },
  withdrawnAlready: { draft: 'Wɔayi mmuaeɛ yi afiri hɔ dada.' },
}
