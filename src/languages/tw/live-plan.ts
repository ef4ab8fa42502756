import type { livePlanWords } from '../../islands/services/worship/live/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const livePlan: Translation<typeof livePlanWords> = {
  title: { draft: 'Asɔre nhyehyɛeɛ' },
  now: { draft: 'Seesei' },
  next: { draft: 'Deɛ ɛdi hɔ' },
  goNext: { draft: 'Kɔ so' },
  goBack: { draft: 'San kɔ' },
  start: { draft: 'Fi asɔre no ase' },
  end: { draft: 'Awieeɛ' },
  all: { draft: 'Ne nyinaa' },
  files: { draft: 'Fael' },
  fileFacts: { draft: '{kind}, {size}' },
  pdf: { draft: 'PDF' },
  picture: { draft: 'mfonini' },
  sound: { draft: 'nne' },
  tryAgain: { draft: 'Sɔ hwɛ bio' },
  announcements: { draft: 'Amanneɛbɔ' },
  ended: { draft: 'Asɔre no aba awieeɛ.' },
  notStarted: { draft: 'Yɛnhyɛɛ aseɛ.' },
}
