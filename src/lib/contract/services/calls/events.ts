import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { ChurchEvent, ChurchEventAnswer, EventForm } from '../event.ts'

const scope =
  'of an event that repeats: one (as long as nothing is said), or following for it and all later ones'

export const listEvents = route('GET', 'events/', {
  summary: 'The events of the church and of my own fellowship',
  paged: true,
  query: {
    from: 'the first day, 2026-11-22',
    before: 'the day after the last',
    series:
      'next: of each series only its first event from `from` on, or from today; or the id of a series, for its events',
  },
  answer: partOf(ChurchEvent),
  exact: pageOf(ChurchEventAnswer),
})

export const addEvent = route('POST', 'events/', {
  summary: 'Adds an event',
  status: 201,
  body: EventForm,
  exact: ChurchEventAnswer,
})

export const changeEvent = route('PUT', 'events/:id/', {
  summary: 'Changes an event',
  body: EventForm,
  exact: ChurchEventAnswer,
})

export const deleteEvent = route('DELETE', 'events/:id/', {
  summary: 'Deletes an event with its attendance; the bin keeps it for two weeks',
  seen: 'its version',
  query: { scope },
})

export const listFellowshipEvents = route('GET', 'fellowships/:id/events/', {
  summary: 'The events of the fellowship',
  paged: true,
  answer: partOf(ChurchEvent),
  exact: pageOf(ChurchEventAnswer),
})

export const addFellowshipEvent = route('POST', 'fellowships/:id/events/', {
  summary: 'Adds an event of the fellowship',
  status: 201,
  body: EventForm,
  answer: ChurchEvent,
  exact: ChurchEventAnswer,
})

export const changeFellowshipEvent = route('PUT', 'fellowships/:id/events/:event/', {
  summary: 'Changes an event of the fellowship',
  body: EventForm,
  answer: ChurchEvent,
  exact: ChurchEventAnswer,
})

export const deleteFellowshipEvent = route('DELETE', 'fellowships/:id/events/:event/', {
  summary: 'Deletes an event of the fellowship; the bin keeps it for two weeks',
  seen: 'its version',
  query: { scope },
})
