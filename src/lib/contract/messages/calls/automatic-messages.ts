import { route } from '../../route.ts'
import {
  AutomaticMessage,
  AutomaticMessageAnswer,
  AutomaticMessageForm,
  AutomaticMessages,
  AutomaticMessagesAnswer,
  AutomaticPreview,
  AutomaticPreviewAnswer,
} from '../automatic-message.ts'

export const readAutomaticMessages = route('GET', 'messages/automatic/', {
  summary: 'The messages that go by themselves, and how many people got them',
  answer: AutomaticMessages,
  exact: AutomaticMessagesAnswer,
})

export const saveAutomaticMessage = route('PUT', 'messages/automatic/:kind{text}/', {
  summary: 'Switches messages that go by themselves on or off, and keeps their words',
  seen: 'the version of its words',
  body: AutomaticMessageForm,
  answer: AutomaticMessage,
  exact: AutomaticMessageAnswer,
})

export const previewAutomaticMessage = route('POST', 'messages/automatic/:kind{text}/preview/', {
  summary: 'The words of a message that goes by itself, as the caller would read them',
  body: AutomaticMessageForm,
  answer: AutomaticPreview,
  exact: AutomaticPreviewAnswer,
})
