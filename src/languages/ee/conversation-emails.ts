import type { Translation } from '../../lib/words/translation.ts'
import type { conversationEmailWords } from '../../server/care/inbox/messages.ts'

export const conversationEmails: Translation<typeof conversationEmailWords> = {
  handedSubject: { draft: 'Wotsɔ dzeɖoɖo aɖe na wò' },
  handed: { draft: 'ame aɖe si ŋlɔ na hamea la le ŋuɖoɖo lalam, eye {by} bia wò be nànae.' },
  answeredSubject: { draft: 'Ame aɖe ɖo eŋu na wò' },
  answered: { draft: '{by} ɖo eŋu. Xlẽe, eye nàɖo eŋu, le wò inbox me:' },
  inboxPage: { draft: 'Inbox' },
  answerOf: { draft: 'Ŋuɖoɖo tso {fellowship}' },
  answerOfLeader: { draft: 'Ŋuɖoɖo tso wò kplɔla gbɔ' },
  answerToMessage: { draft: 'Wò gbedasi ƒe ŋuɖoɖo' },
}
