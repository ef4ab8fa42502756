import type { Translation } from '../../lib/words/translation.ts'
import type { inboxAnswers as words } from '../../server/care/inbox/messages.ts'

export const inboxAnswers: Translation<typeof words> = {
  thereNoSuchWords: { draft: 'Wiemɔi ni tamɔ nakai bɛ' },
  giveWhatPageBefore: { draft: 'Ofainɛ, ha nɔ ni baafa ni tsɔ hiɛ lɛ kɛha akɛ next' },
  yourAnswerItsWay: { draft: 'Ohetoo lɛ yɛ gbɛ nɔ.' },
  noted: { draft: 'Aŋma ato.' },
  closed: { draft: 'Aŋa.' },
  openAgain: { draft: 'Agbele ekoŋŋ.' },
}
