import * as z from 'zod/mini'
import { listOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { Attendance, AttendanceAnswer, AttendanceMark } from '../attendance.ts'

export const listAttendance = route('GET', 'fellowships/:id/events/:event/attendance/', {
  summary: 'Who was marked at an event',
  answer: listOf(Attendance),
  exact: z.array(AttendanceAnswer),
})

export const markAttendance = route('POST', 'fellowships/:id/events/:event/attendance/', {
  summary: 'Marks a member present or absent, from the day of the event on',
  body: AttendanceMark,
})

export const unmarkAttendance = route('DELETE', 'fellowships/:id/events/:event/attendance/:member/', {
  summary: 'Takes a mark back',
})
