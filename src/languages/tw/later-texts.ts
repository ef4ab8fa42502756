import type { laterTexts as words } from '../../lib/texts/messages/later.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const laterTexts: Translation<typeof words> = {
  offline: { draft: 'Network nni hɔ. Deɛ wotwerɛeɛ no wɔ ha.' },
  unanswered: { draft: 'Network no mmua. Deɛ wotwerɛeɛ no wɔ ha.' },
  waiting: { draft: 'Sɛ network no ba a, ɛkɔ ara. Wobɛtumi ato kratafa yi mu.' },
  waitingHere: { draft: 'Sɛ network no ba a, ɛkɔ ara. Yɛsrɛ wo, nto kratafa yi mu.' },
  back: { draft: 'Yei nkɔɔ ɛ. Deɛ wotwerɛeɛ no wɔ ha.' },
  accept: { draft: 'Sɛ network ba a, soma' },
  withdraw: { draft: 'Mma ɛnnkɔ ara' },
  another: { draft: 'Twerɛ foforɔ' },
  now: { draft: 'Soma seesei' },
  left: { draft: 'Deɛ wotwerɛɛ wɔ “{page}” no nkɔɔ ɛ. Ɛda so wɔ hɔ.' },
}
