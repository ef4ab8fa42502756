import { route } from '../../route.ts'
import { OwnMessageMark, OwnMessages, OwnMessagesAnswer, OwnUnread, OwnUnreadAnswer } from '../own-message.ts'

export const readOwnMessages = route('GET', 'messages/mine/', {
  summary: 'The messages of the church to me, those that I have not read first',
  query: { after: 'where the page begins: `next` of the page before' },
  answer: OwnMessages,
  exact: OwnMessagesAnswer,
})

export const markOwnMessage = route('PUT', 'messages/mine/:id/', {
  summary: 'Marks one of my messages as read or not read',
  body: OwnMessageMark,
  answer: OwnUnread,
  exact: OwnUnreadAnswer,
})

export const markAllRead = route('POST', 'messages/mine/read/', {
  summary: 'Marks all of my messages as read',
  exact: OwnUnreadAnswer,
})
