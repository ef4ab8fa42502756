import type { Translation } from '../../lib/words/translation.ts'
import type { inboxAnswers as words } from '../../server/care/inbox/messages.ts'

export const inboxAnswers: Translation<typeof words> = {
  thereNoSuchWords: { draft: 'Nya siawo tɔgbi meli o' },
  giveWhatPageBefore: { draft: 'Taflatsɛ na nusi axa si do ŋgɔ na abe next ene' },
  yourAnswerItsWay: { draft: 'Wò ŋuɖoɖoa le mɔa dzi.' },
  noted: { draft: 'Woŋlɔe ɖi.' },
  closed: { draft: 'Wotui.' },
  openAgain: { draft: 'Wogaʋui.' },
}
