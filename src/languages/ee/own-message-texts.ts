import type { ownMessageTexts as words } from '../../lib/texts/messages/own-message-answers.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownMessageTexts: Translation<typeof words> = {
  noSuch: { draft: 'Gbedasi sia ƒomevi meli na wò o.' },
  noAnswers: { draft: 'Gbedasi sia mexɔa ŋuɖoɖo o. Àte ŋu aŋlɔ na hamea boŋ.' },
  arrived: { draft: 'Wò ŋuɖoɖo va ɖo.' },
  emptyAnswer: { draft: 'Taflatsɛ, ŋlɔ wò ŋuɖoɖo' },
}
