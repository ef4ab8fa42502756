import type { ownAnswerWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownAnswers: Translation<typeof ownAnswerWords> = {
  arrived: { draft: 'Wo mmuaeɛ aba' },
  answers: { draft: 'Mmuaeɛ' },
  soFar: { draft: 'Deɛ wɔatwerɛ de abɛsi seesei' },
  you: { draft: 'Wo' },
  church: { draft: 'Asɔre no' },
  yourAnswer: { draft: 'Wo mmuaeɛ' },
  office: { draft: 'Asɔre no office' },
  whoReads: { draft: '{who} kenkan, ne afoforɔ a wɔbua ma asɔre no.' },
  submit: { draft: 'Bua' },
}
