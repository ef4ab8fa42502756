import type { ServiceFields } from '../../../lib/contract/services/service.ts'
import { formatHour, formatHours } from '../../../lib/time/hours.ts'

/** `9:00 AM to 10:30 AM`, or "From first light" for a service without a time. */
export function hoursOf({ time, end_time }: Pick<ServiceFields, 'time' | 'end_time'>): string {
  return time ? formatHours(time, end_time) : 'From first light'
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

/** The languages of the services, each once, in the order of the week. */
export const languagesOf = (services: readonly Pick<ServiceFields, 'held_in'>[]): string[] => [
  ...new Set(services.flatMap(({ held_in }) => held_in)),
]

/** `in English and Twi`; '' where nobody has said it. */
export const heldIn = ({ held_in }: Pick<ServiceFields, 'held_in'>): string =>
  held_in.length > 0 ? `in ${listed.format(held_in)}` : ''

/** Practical information for visitors. */
export function factsOf(service: ServiceFields): [question: string, answer: string][] {
  const { location, pastor, attendees, childcare, held_in, languages, livestream } = service
  return [
    ['Where', location || 'Church'],
    ['Led by', pastor || 'To be announced'],
    ['Usually come', attendees > 0 ? `About ${attendees} people` : 'Not counted'],
    ['Children', childcare ? 'Childcare during the service' : 'They stay with you'],
    ...(held_in.length > 0 ? [['Held in', listed.format(held_in)] as [string, string]] : []),
    ['Translated into', languages.join(', ') || 'No other language'],
    ['Livestream', livestream ? 'Yes' : 'No'],
  ]
}
