import type { ownAnswerWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownAnswers: Translation<typeof ownAnswerWords> = {
  arrived: { draft: 'O-hetoo lɛ eshɛ' },
  answers: { draft: 'Hetoi' },
  soFar: { draft: 'Nɔ ni aŋma kɛbashi bianɛ' },
  you: { draft: 'Bo' },
  church: { draft: 'Asafo lɛ' },
  yourAnswer: { draft: 'O-hetoo' },
  office: { draft: 'Office lɛ' },
  whoReads: { draft: '{who} kaneɔ, kɛ mɛi krokomɛi ni haa hetoo yɛ asafo lɛ gbɛi amli.' },
  submit: { draft: 'Ha hetoo' },
}
