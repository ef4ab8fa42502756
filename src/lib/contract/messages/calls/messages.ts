import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  Audiences,
  AudiencesAnswer,
  Delivery,
  DeliveryAnswer,
  deliveryStates,
  Message,
  MessageAnswer,
  MessagePreview,
  MessagePreviewAnswer,
  MessageResultsAnswer,
  MessageStop,
  MessageTemplatesAnswer,
  NewMessage,
} from '../message.ts'

export const listMessages = route('GET', 'messages/', {
  summary: 'Messages to people, newest first',
  paged: true,
  answer: partOf(Message),
  exact: pageOf(MessageAnswer),
})

export const readResults = route('GET', 'messages/results/', {
  summary:
    'What became of the newest messages that went out: people, delivered, opened where that is known, cost',
  answer: MessageResultsAnswer,
})

export const readAudiences = route('GET', 'messages/audiences/', {
  summary: 'To whom the caller may write',
  answer: Audiences,
  exact: AudiencesAnswer,
})

export const previewMessage = route('POST', 'messages/preview/', {
  summary: 'What a message would be: people, parts, cost, and the words as one person gets them',
  query: { person: 'which person of the list, counted from 0' },
  body: NewMessage,
  answer: MessagePreview,
  exact: MessagePreviewAnswer,
})

export const sendMessage = route('POST', 'messages/', {
  summary: 'Sends a message, now or at a time; above a number of people somebody else approves it first',
  status: 201,
  body: NewMessage,
  exact: MessageAnswer,
})

export const listDeliveries = route('GET', 'messages/:id/deliveries/', {
  summary: 'The people of a message, and what became of each',
  paged: true,
  query: { status: deliveryStates.join(', ') },
  answer: partOf(Delivery),
  exact: pageOf(DeliveryAnswer),
})

export const approveMessage = route('POST', 'messages/:id/approve/', {
  summary: 'Approves a message that somebody else wrote',
  seen: 'its version',
  exact: MessageAnswer,
})

export const stopMessage = route('POST', 'messages/:id/stop/', {
  summary: 'Declines a message, or stops what has not gone out yet',
  seen: 'its version',
  body: MessageStop,
  exact: MessageAnswer,
})

export const sendAgain = route('POST', 'messages/:id/again/', {
  summary: 'Sends a message once more to those of whom nobody knows whether they got it',
  seen: 'its version',
  exact: MessageAnswer,
})

export const takeReport = route('GET', 'messages/report/:reference{text}/', {
  summary: 'Takes a hint of the provider of text messages: the message is looked up',
  query: { sms_id: 'the provider’s id of the message', status: 'what became of it' },
})

export const readTemplates = route('GET', 'messages/templates/', {
  summary: 'The church’s WhatsApp templates, as the service had them last',
  answer: MessageTemplatesAnswer,
})

export const refreshTemplates = route('POST', 'messages/templates/refresh/', {
  summary: 'Reads the church’s WhatsApp templates from the service again',
  answer: MessageTemplatesAnswer,
})

/* What WhatsApp calls; no browser does. */

export const verifyWhatsApp = route('GET', 'messages/whatsapp/', {
  summary: 'Answers the handshake of WhatsApp with its challenge, by the word that both know',
  query: {
    'hub.mode': 'subscribe',
    'hub.verify_token': 'the word',
    'hub.challenge': 'what is answered',
  },
  type: 'text/plain',
})

export const hearWhatsApp = route('POST', 'messages/whatsapp/', {
  summary: 'Takes what WhatsApp tells of messages and of what people write, by its signature',
})
