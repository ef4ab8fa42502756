import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { ContactMessage, ContactMessageAnswer, ContactMessageRequest, ReadMark } from '../contact-message.ts'

export const sendContactMessage = route('POST', 'members/contacts/', {
  summary: 'Writes to the church',
  status: 201,
  body: ContactMessageRequest,
  exact: ContactMessageAnswer,
})

export const listContactMessages = route('GET', 'members/contacts/', {
  summary: 'The inbox, newest first',
  paged: true,
  query: { status: 'unread or read' },
  answer: partOf(ContactMessage),
  exact: pageOf(ContactMessageAnswer),
})

export const markContactMessage = route('PATCH', 'members/contacts/:id/', {
  summary: 'Marks a message as read, or unread',
  body: ReadMark,
  exact: ContactMessageAnswer,
})

export const deleteContactMessage = route('DELETE', 'members/contacts/:id/', {
  summary: 'Deletes a message; the bin keeps it for two weeks',
})
