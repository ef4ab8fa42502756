import type { CandidateAnswer, KeptShiftAnswer } from '../../../lib/contract/services/rota.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { dayWords } from '../../../lib/time/day-words.ts'
import { formatHours } from '../../../lib/time/hours.ts'
import { today } from '../../../lib/time/today.ts'

type Place = { day: string; time: string; end_time: string; location: string }

/** `Sunday, 22 Nov 2026, 9:00 AM to 10:30 AM, Main auditorium`. */
export const whenWords = ({ day, time, end_time, location }: Place): string =>
  [dayWords(day, today()), formatHours(time, end_time) || 'from first light', location]
    .filter(Boolean)
    .join(', ')

/** `2 turns in the last year, the last on 4 Oct 2026`. */
export function reasonWords({ turns, last_day }: Pick<CandidateAnswer, 'turns' | 'last_day'>): string {
  if (turns === 0) return 'No turn in the last year'
  const many = turns === 1 ? 'One turn' : `${turns} turns`
  return last_day ? `${many} in a year, the last on ${formatDay(last_day)}` : `${many} still to come`
}

const hindered = {
  cannot: 'Cannot come that day',
  'that day': 'Serves that day already',
  'said no': 'Declined this',
} as const

/** Why somebody is not proposed, with what they said; '' for nothing. */
export const hindranceWords = ({ hindrance, word }: CandidateAnswer): string =>
  hindrance && [hindered[hindrance], word && `“${word}”`].filter(Boolean).join(': ')

const states = {
  asked: 'waiting for an answer',
  accepted: 'accepted',
  declined: 'declined',
  swapped: 'gave it to somebody else',
} as const

/** What became of a shift, in words that follow a name. */
export const shiftWords = ({ state, is_offered, taken_from, has_email }: KeptShiftAnswer): string =>
  [
    states[state],
    taken_from && `in place of ${taken_from}`,
    is_offered && 'offers it to the team',
    state === 'asked' && (churchMails() ? !has_email && 'has no e-mail: please call' : 'please call'),
  ]
    .filter(Boolean)
    .join(', ')
