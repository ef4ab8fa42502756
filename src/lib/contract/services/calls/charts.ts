import { route } from '../../route.ts'
import { AttendanceWeeksAnswer, MeetingWeeksAnswer, OpenPlacesAnswer } from '../charts.ts'

export const readAttendanceWeeks = route('GET', 'check-in/weeks/', {
  summary: 'How many people were at services and at meetings of fellowships, by week',
  answer: AttendanceWeeksAnswer,
})

export const readMeetingWeeks = route('GET', 'fellowships/:id/attendance/', {
  summary: 'How many members were marked, and how many of them present, by week',
  answer: MeetingWeeksAnswer,
})

export const readOpenPlaces = route('GET', 'rota/places/', {
  summary: 'How many places teams need in the weeks to come, and how many are open',
  answer: OpenPlacesAnswer,
})
