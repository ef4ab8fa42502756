import type { CandidateAnswer, KeptShiftAnswer } from '../../../lib/contract/services/rota.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { dayWords } from '../../../lib/time/day-words.ts'
import { formatHours } from '../../../lib/time/hours.ts'
import { today } from '../../../lib/time/today.ts'
import { shownDay, shownTime } from '../../../lib/words/shown-day.ts'
import { rotaWords } from './messages.ts'

type Place = { day: string; time: string; end_time: string; location: string }

/** `Sunday, 22 Nov 2026, 9:00 AM to 10:30 AM, Main auditorium`. */
export const whenWords = ({ day, time, end_time, location }: Place): string =>
  [
    shownTime(dayWords(day, today())),
    shownTime(formatHours(time, end_time)) || rotaWords.fromFirstLight,
    location,
  ]
    .filter(Boolean)
    .join(', ')

/** `2 turns in the last year, the last on 4 Oct 2026`. */
export function reasonWords({ turns, last_day }: Pick<CandidateAnswer, 'turns' | 'last_day'>): string {
  if (turns === 0) return rotaWords.noTurn
  return last_day
    ? rotaWords.turnsInYear({ count: turns, day: shownDay(last_day) })
    : rotaWords.turnsToCome({ count: turns })
}

const hindered = () =>
  ({
    cannot: rotaWords.cannot,
    'that day': rotaWords.thatDay,
    'said no': rotaWords.saidNo,
  }) as const

/** Why somebody is not proposed, with what they said; '' for nothing. */
export const hindranceWords = ({ hindrance, word }: CandidateAnswer): string =>
  hindrance && [hindered()[hindrance], word && `“${word}”`].filter(Boolean).join(': ')

const states = () =>
  ({
    asked: rotaWords.stateAsked,
    accepted: rotaWords.stateAccepted,
    declined: rotaWords.stateDeclined,
    swapped: rotaWords.stateSwapped,
  }) as const

/** What became of a shift, in words that follow a name. */
export const shiftWords = ({ state, is_offered, taken_from, has_email }: KeptShiftAnswer): string =>
  [
    states()[state],
    taken_from && rotaWords.inPlaceOf({ name: taken_from }),
    is_offered && rotaWords.offersIt,
    state === 'asked' && (churchMails() ? !has_email && rotaWords.noEmail : rotaWords.pleaseCall),
  ]
    .filter(Boolean)
    .join(', ')
