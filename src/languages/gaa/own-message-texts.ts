import type { ownMessageTexts as words } from '../../lib/texts/messages/own-message-answers.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownMessageTexts: Translation<typeof words> = {
  noSuch: { draft: 'Shɛɛ sane ko bɛ kɛha bo ni tamɔ nakai.' },
  noAnswers: { draft: 'Shɛɛ sane nɛɛ heee hetoo. Obaanyɛ oŋma asafo lɛ moŋ.' },
  arrived: { draft: 'O-hetoo lɛ eshɛ.' },
  emptyAnswer: { draft: 'Ofainɛ, ŋmaa o-hetoo' },
}
