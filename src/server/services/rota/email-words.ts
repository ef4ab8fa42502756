import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { rotaEmailWords as words } from './messages.ts'
import type { ShiftRow } from './shifts.ts'

type Due = ShiftRow & { first_name: string }

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

const dayWords = (day: string) => calendarWords.day({ day: longDay(day) })

function shiftOf({ team_name, service_title, day, time }: Due): string {
  const shift = { team: oneLine(team_name), service: oneLine(service_title), day: dayWords(day) }
  return time ? words.shiftAtHour({ ...shift, hour: formatHour(time) }) : words.shiftFromFirstLight(shift)
}

/** Asks somebody for all shifts that are new to them. */
export function questionOf(shifts: readonly Due[], site: string | undefined) {
  const name = shifts[0]?.first_name ?? ''
  return {
    subject: words.askedSubject({ count: shifts.length }),
    text: `${accountEmailWords.dear({ name })}

${words.asked}

${shifts.map((shift) => `- ${shiftOf(shift)}`).join('\n')}

${words.answer({ page: pageAt(site, '/rota', words.page) })}
${words.noReason}`,
  }
}

/** Reminds somebody of one shift; `plan` is the order of its service. */
export function reminderOf(shift: Due, site: string | undefined, plan: number | undefined) {
  const order =
    plan === undefined
      ? ''
      : `${words.order({ page: pageAt(site, `/worship/live#${plan}`, words.orderPage) })}\n`
  const answerWords = shift.state === 'asked' ? words.unanswered : words.thanks
  return {
    subject: words.turnSubject({ team: oneLine(shift.team_name), day: dayWords(shift.day) }),
    text: `${accountEmailWords.dear({ name: shift.first_name })}

${words.turn}

${shiftOf(shift)}
${words.where({ place: oneLine(shift.location) })}
${order}
${shift.offered_at ? words.offered : answerWords}
${pageAt(site, '/rota', words.page)}

${words.remindDays}`,
  }
}
