import { route } from '../../route.ts'
import { ChurchEvent, ChurchEventAnswer } from '../event.ts'
import { PosterForm } from '../event-picture.ts'

export const sendPoster = route('POST', 'events/:id/picture/', {
  summary: 'Sets the poster of an event, and says what it shows',
  form: PosterForm,
  files: ['picture'],
  answer: ChurchEvent,
  exact: ChurchEventAnswer,
})

export const removePoster = route('DELETE', 'events/:id/picture/', {
  summary: 'Removes the poster of an event',
  answer: ChurchEvent,
  exact: ChurchEventAnswer,
})

export const sendFellowshipPoster = route('POST', 'fellowships/:id/events/:event/picture/', {
  summary: 'Sets the poster of an event, and says what it shows',
  form: PosterForm,
  files: ['picture'],
  answer: ChurchEvent,
  exact: ChurchEventAnswer,
})

export const removeFellowshipPoster = route('DELETE', 'fellowships/:id/events/:event/picture/', {
  summary: 'Removes the poster of an event',
  answer: ChurchEvent,
  exact: ChurchEventAnswer,
})
