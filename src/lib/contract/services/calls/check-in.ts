import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf, partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  ActsForm,
  CheckInSessionAnswer,
  CheckInSessionForm,
  CheckInSessionRowAnswer,
  ChildAnswer,
  CollectionForm,
  NameAnswer,
  NamesAnswer,
  OwnCodeAnswer,
  OwnCodeForm,
  TodayAnswer,
} from '../check-in.ts'

export const readToday = route('GET', 'check-in/today/', {
  summary: 'What is on today, and what the caller may do here',
  answer: TodayAnswer,
})

export const makeOwnCode = route('POST', 'check-in/my-code/', {
  summary: 'A new code that the member shows to an usher',
  answer: OwnCodeAnswer,
})

export const listCheckInSessions = route('GET', 'check-in/sittings/', {
  summary: 'Sittings with heads counted and people marked, the newest first',
  paged: true,
  answer: partOf(CheckInSessionRowAnswer),
  exact: pageOf(CheckInSessionRowAnswer),
})

export const openCheckInSession = route('POST', 'check-in/sittings/', {
  summary: 'Opens today’s sitting of a service or an event, or finds the open one',
  body: CheckInSessionForm,
  answer: CheckInSessionAnswer,
})

export const readCheckInSession = route('GET', 'check-in/sittings/:id/', {
  summary: 'Who is here, as all phones together marked it',
  answer: CheckInSessionAnswer,
})

export const readNames = route('GET', 'check-in/sittings/:id/names/', {
  summary: 'The names that a phone takes for a sitting',
  answer: NamesAnswer,
})

export const findNames = route('GET', 'check-in/sittings/:id/people/', {
  summary: 'Up to 20 people by name',
  query: { search: 'words of a name' },
  answer: listOf(NameAnswer),
  exact: z.array(NameAnswer),
})

export const sendActs = route('POST', 'check-in/sittings/:id/acts/', {
  summary: 'Takes acts of a phone: marks, visitors, heads counted; once, in any order',
  body: ActsForm,
})

export const sendOwnCode = route('POST', 'check-in/sittings/:id/codes/', {
  summary: 'Marks the member who shows this code now',
  body: OwnCodeForm,
  answer: NameAnswer,
})

export const readChild = route('GET', 'check-in/sittings/:id/children/:child/', {
  summary: 'Who may collect a child',
  answer: ChildAnswer,
})

export const collectChild = route('POST', 'check-in/sittings/:id/collections/', {
  summary: 'Lets a child go: by the code, with a named person, or for a written reason',
  body: CollectionForm,
  answer: CheckInSessionAnswer,
})
