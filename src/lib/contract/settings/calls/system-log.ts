import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { AccessEntry, AccessEntryAnswer, LogEntry, LogEntryAnswer } from '../system-log.ts'

export const listLog = route('GET', 'admin/logs/', {
  summary: 'The system log, newest first',
  paged: true,
  query: { status: 'success, warning or error' },
  answer: partOf(LogEntry),
  exact: pageOf(LogEntryAnswer),
})

export const listAccess = route('GET', 'admin/access/', {
  summary: 'Who of staff read which lists and records of people, newest first',
  paged: true,
  answer: partOf(AccessEntry),
  exact: pageOf(AccessEntryAnswer),
})
