import type { ownMessageTexts as words } from '../../lib/texts/messages/own-message-answers.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownMessageTexts: Translation<typeof words> = {
  noSuch: { draft: 'Nkra a ɛte saa biara nni hɔ ma wo.' },
  noAnswers: { draft: 'Yɛmmua saa nkra yi. Wobɛtumi atwerɛ asɔre no mmom.' },
  arrived: { draft: 'Wo mmuaeɛ aba.' },
  emptyAnswer: { draft: 'Yɛsrɛ wo, twerɛ wo mmuaeɛ' },
}
