import { route } from '../../route.ts'
import { CardRepeatForm, RepeatForm, RepeatsAnswer, StopForm } from '../repeat.ts'

export const listRepeats = route('GET', 'giving/repeats/', {
  summary: 'The caller’s reminders to give, and cards that are charged',
  answer: RepeatsAnswer,
})

export const addRepeat = route('POST', 'giving/repeats/', {
  summary: 'Sets a reminder to give',
  status: 201,
  body: RepeatForm,
  answer: RepeatsAnswer,
})

export const chargeCard = route('POST', 'giving/repeats/card/', {
  summary: 'Lets the card of one’s own gift be charged each month, as its owner says',
  status: 201,
  body: CardRepeatForm,
  answer: RepeatsAnswer,
})

export const stopRepeat = route('POST', 'giving/repeats/:id/stop/', {
  summary: 'Stops one’s own reminder or card',
  answer: RepeatsAnswer,
})

export const stopReminder = route('POST', 'giving/reminders/stop/', {
  summary: 'Ends the reminders that the link of an e-mail names',
  body: StopForm,
})
