import type { livePlanWords } from '../../islands/services/worship/live/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const livePlan: Translation<typeof livePlanWords> = {
  title: { draft: 'Solemɔ gbɛjianɔtoo' },
  now: { draft: 'Amrɔ nɛɛ' },
  next: { draft: 'Nɔ ni nyiɛ sɛɛ' },
  goNext: { draft: 'Tsa nɔ' },
  goBack: { draft: 'Ku sɛɛ' },
  end: { draft: 'Naagbee' },
  all: { draft: 'Fɛɛ' },
  fileFacts: { draft: '{kind}, {size}' },
  pdf: { draft: 'PDF' },
  picture: { draft: 'mfoniri' },
  sound: { draft: 'gbɛɛmɔ' },
  tryAgain: { draft: 'Bɔ mɔdɛŋ ekoŋŋ' },
}
