import type { photographWords } from '../../islands/accounts/settings/photograph/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const photograph: Translation<typeof photographWords> = {
  sending: { draft: 'Yɛresoma...' },
  use: { draft: 'Fa mfonini yi' },
  choose: { draft: 'Paw mfonini' },
  chooseAnother: { draft: 'Paw foforɔ' },
  dragHint: { draft: 'Twe mfonini no kɔsi sɛ w’anim bɛba mfimfini.' },
  size: { draft: 'Kɛseɛ' },
  leftRight: { draft: 'Benkum kɔ nifa' },
  topBottom: { draft: 'Soro kɔ fam' },
  cancel: { draft: 'Gyae' },
  completeProfile: { draft: 'Wie wo ho nsɛm' },
  now: { draft: 'Sɛdeɛ ɛteɛ seesei' },
  remove: { draft: 'Yi firi hɔ' },
  removeTitle: { draft: 'Yi wo mfonini firi hɔ?' },
  removeIt: { draft: 'Yi firi hɔ' },
  removeExplained: { draft: 'Afei afoforɔ hunu wo din atwerɛdeɛ a ɛdi kan no.' },
}
