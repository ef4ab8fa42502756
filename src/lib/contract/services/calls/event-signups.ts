import * as z from 'zod/mini'
import { listOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { EventSignupAnswer, EventSignupForm } from '../event.ts'
import { EventGuest, EventGuestAnswer, EventPlaces, EventPlacesAnswer } from '../event-signup.ts'

export const listMySignups = route('GET', 'events/my/', {
  summary: 'What I signed up for or want to be reminded of',
  exact: z.array(EventSignupAnswer),
})

export const readPlaces = route('GET', 'events/:id/signup/', {
  summary: 'How full an event is, and my own sign-up',
  answer: EventPlaces,
  exact: EventPlacesAnswer,
})

export const takePlace = route('POST', 'events/:id/signup/', {
  summary: 'Signs me up, or puts me on the waiting list, or asks to be reminded; twice is once',
  body: EventSignupForm,
})

export const giveBackPlace = route('DELETE', 'events/:id/signup/', {
  summary: 'Takes my sign-up or reminder back; the next one on the waiting list moves up',
  query: { kind: 'signup (as long as nothing is said) or reminder' },
})

export const listGuests = route('GET', 'events/:id/signups/', {
  summary: 'Who comes to an event and who waits',
  answer: listOf(EventGuest),
  exact: z.array(EventGuestAnswer),
})

export const removeGuest = route('DELETE', 'events/:id/signups/:member/', {
  summary: 'Removes a sign-up; the next one on the waiting list moves up',
})

export const listFellowshipGuests = route('GET', 'fellowships/:id/events/:event/signups/', {
  summary: 'Who comes to an event and who waits',
  answer: listOf(EventGuest),
  exact: z.array(EventGuestAnswer),
})

export const removeFellowshipGuest = route('DELETE', 'fellowships/:id/events/:event/signups/:member/', {
  summary: 'Removes a sign-up; the next one on the waiting list moves up',
})
