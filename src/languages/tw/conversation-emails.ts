import type { Translation } from '../../lib/words/translation.ts'
import type { conversationEmailWords } from '../../server/care/inbox/messages.ts'

export const conversationEmails: Translation<typeof conversationEmailWords> = {
  handedSubject: { draft: 'Wɔde nkɔmmɔ bi ahyɛ wo nsa' },
  handed: { draft: 'obi a ɔtwerɛɛ asɔre no retwɛn mmuaeɛ, na {by} srɛ wo sɛ bua no.' },
  answeredSubject: { draft: 'Obi abua wo' },
  answered: { draft: '{by} abua. Kenkan na bua wɔ ha:' },
  inboxPage: { draft: 'Nkra' },
  answerOf: { draft: '{fellowship} mmuaeɛ' },
  answerOfLeader: { draft: 'Wo kannifoɔ mmuaeɛ' },
  answerToMessage: { draft: 'Wo nkra no mmuaeɛ' },
}
