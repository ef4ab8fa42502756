import type { Translation } from '../../lib/words/translation.ts'
import type { conversationEmailWords } from '../../server/care/inbox/messages.ts'

export const conversationEmails: Translation<typeof conversationEmailWords> = {
  handedSubject: { draft: 'Akɛ sanegbaa ko eha bo' },
  handed: { draft: 'mɔ ko ni ŋma asafo lɛ miimɛ hetoo, ni {by} bi bo akɛ oha.' },
  answeredSubject: { draft: 'Mɔ ko eha bo hetoo' },
  answered: { draft: '{by} eha hetoo. Kane, ni oha hetoo, yɛ o-inbox lɛ mli:' },
  inboxPage: { draft: 'Inbox' },
  answerOf: { draft: 'Hetoo kɛjɛ {fellowship}' },
  answerOfLeader: { draft: 'Hetoo kɛjɛ ohiɛnyiɛlɔ lɛ ŋɔɔ' },
  answerToMessage: { draft: 'Oshɛɛ sane lɛ hetoo' },
}
