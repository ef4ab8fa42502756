import type { ServiceFields } from '../../../lib/contract/services/service.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatHour, formatHours } from '../../../lib/time/hours.ts'
import { serviceWords } from '../cards/messages.ts'

/** `9:00 AM to 10:30 AM`, or "From first light" for a service without a time. */
export function hoursOf({ time, end_time }: Pick<ServiceFields, 'time' | 'end_time'>): string {
  return time ? calendarWords.day({ day: formatHours(time, end_time) }) : serviceWords.firstLight
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `Sundays 9:00 AM and 11:00 AM`: when people meet on the first day of the week with a service; '' without services. */
export function whenTheyMeet(services: readonly Pick<ServiceFields, 'day' | 'time'>[]): string {
  const [first] = services
  if (!first) return ''
  const hours = services
    .filter(({ day, time }) => day === first.day && time)
    .map(({ time }) => formatHour(time))
  return [`${first.day}s`, listed.format(hours)].filter(Boolean).join(' ')
}

/** `English, Ga and Twi`. */
function inWords(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed()
  return others.length > 0 ? serviceWords.and({ list: others.toReversed().join(', '), last }) : last
}

/** The languages of the services, each once, in the order of the week. */
export const languagesOf = (services: readonly Pick<ServiceFields, 'held_in'>[]): string[] => [
  ...new Set(services.flatMap(({ held_in }) => held_in)),
]

/** `in English and Twi`; '' where nobody has said it. */
export const heldIn = ({ held_in }: Pick<ServiceFields, 'held_in'>): string =>
  held_in.length > 0 ? serviceWords.heldIn({ languages: inWords(held_in) }) : ''

/** Practical information for visitors. */
export function factsOf(service: ServiceFields): [question: string, answer: string][] {
  const { location, pastor, attendees, childcare, held_in, languages, livestream } = service
  return [
    [serviceWords.where, location || serviceWords.church],
    [serviceWords.ledBy, pastor || serviceWords.leaderUnknown],
    [
      serviceWords.usuallyCome,
      attendees > 0 ? serviceWords.people({ count: attendees }) : serviceWords.notCounted,
    ],
    [serviceWords.children, childcare ? serviceWords.childcare : serviceWords.childrenStay],
    ...(held_in.length > 0 ? [[serviceWords.languages, inWords(held_in)] as [string, string]] : []),
    [serviceWords.translated, languages.join(', ') || serviceWords.notTranslated],
    [serviceWords.livestream, livestream ? serviceWords.yes : serviceWords.no],
  ]
}
