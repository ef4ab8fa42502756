import type { Translation } from '../../lib/words/translation.ts'
import type { inboxAnswers as words } from '../../server/care/inbox/messages.ts'

export const inboxAnswers: Translation<typeof words> = {
  thereNoSuchWords: { draft: 'Nsɛm a ɛte saa nni hɔ' },
  giveWhatPageBefore: { draft: 'Yɛsrɛ wo, ma deɛ kratafa a ɛdi kan no wɔ sɛ next' },
  yourAnswerItsWay: { draft: 'Wo mmuaeɛ no wɔ kwan so.' },
  noted: { draft: 'Yɛatwerɛ agu hɔ.' },
  closed: { draft: 'Yɛato mu.' },
  openAgain: { draft: 'Abue bio.' },
}
