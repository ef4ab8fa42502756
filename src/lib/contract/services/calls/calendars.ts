import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { CalendarAddress, CalendarAddressAnswer, NewCalendarAddressAnswer } from '../calendar.ts'

export const readCalendarAddress = route('GET', 'users/me/calendar/', {
  summary: 'Whether I have a calendar address, and when it was last read',
  answer: CalendarAddress,
  exact: CalendarAddressAnswer,
})

export const makeCalendarAddress = route('POST', 'users/me/calendar/', {
  summary: 'Makes a calendar address for me, which is told once; the one before holds no longer',
  status: 201,
  answer: CalendarAddress,
  exact: NewCalendarAddressAnswer,
})

export const revokeCalendarAddress = route('DELETE', 'users/me/calendar/', {
  summary: 'Takes my calendar address back',
})

export const readCalendar = route('GET', 'calendar/:secret{text}/', {
  summary:
    'A member’s own calendar with the meeting links and turns to serve, for who has its secret address',
  type: 'text/calendar',
  exact: z.string(),
})
