import type { Translation } from '../../lib/words/translation.ts'
import type { conversationEmailWords } from '../../server/care/inbox/messages.ts'

export const conversationEmails: Translation<typeof conversationEmailWords> = {
  handedSubject: { draft: 'Une conversation vous a été confiée' },
  handed: {
    draft: 'quelqu’un qui a écrit à l’église attend une réponse, et {by} vous demande de la donner.',
  },
  answeredSubject: { draft: 'Quelqu’un vous a répondu' },
  answered: { draft: '{by} a répondu. Lisez, et répondez, dans votre boîte :' },
  inboxPage: { draft: 'Boîte de réception' },
  answerOf: { draft: 'Une réponse de {fellowship}' },
  answerOfLeader: { draft: 'Une réponse de votre responsable' },
  answerToMessage: { draft: 'Une réponse à votre message' },
}
