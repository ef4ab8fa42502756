import * as z from 'zod/mini'
import { Done, pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { AssignForm, OutcomeForm, ReopenForm } from '../care.ts'
import {
  cardStates,
  DoorCardForm,
  NewcomerCard,
  NewcomerCardAnswer,
  WelcomeCardForm,
} from '../newcomer-card.ts'

export const addCard = route('POST', 'care/cards/', {
  summary: 'Writes the card of a newcomer at the door, once',
  status: 201,
  body: DoorCardForm,
})

export const listCards = route('GET', 'care/cards/', {
  summary: 'Cards of newcomers: those that nobody has taken first',
  paged: true,
  query: { status: cardStates.join(', ') },
  answer: partOf(NewcomerCard),
  exact: pageOf(NewcomerCardAnswer),
})

export const readCard = route('GET', 'care/cards/:id/', {
  summary: 'A card that the caller may see',
  exact: NewcomerCardAnswer,
})

export const assignCard = route('PUT', 'care/cards/:id/responsible/', {
  summary: 'Names the responsible person; a leader takes a card of nobody',
  body: AssignForm,
})

export const closeCard = route('POST', 'care/cards/:id/close/', {
  summary: 'Closes a card with a word',
  body: OutcomeForm,
})

export const thankNewcomer = route('POST', 'care/cards/:id/thanks/', {
  summary: 'Sends the thanks that wait until somebody has looked at the card',
})

export const reopenCard = route('POST', 'care/cards/:id/reopen/', {
  summary: 'Opens a closed card again',
  body: ReopenForm,
})

export const sendWelcomeCard = route('POST', 'welcome-cards/', {
  summary: 'Takes the card of a newcomer, once',
  status: 201,
  body: WelcomeCardForm,
  // A schema of its own: `Done` would be a script more for the page.
  answer: z.object({ detail: z.string() }),
  exact: Done,
})
