import { MessageChoice, MessageChoiceAnswer, MessageChoiceForm } from '../../messages/message-choice.ts'
import { route } from '../../route.ts'

export const readMessageChoice = route('GET', 'users/me/messages/', {
  summary: 'Which messages of the church I want, and how',
  answer: MessageChoice,
  exact: MessageChoiceAnswer,
})

export const saveMessageChoice = route('PUT', 'users/me/messages/', {
  summary: 'Chooses which messages of the church I want, and how',
  body: MessageChoiceForm,
  answer: MessageChoice,
  exact: MessageChoiceAnswer,
})
