import type { ServiceFields } from '../../../lib/contract/services/service.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import type { Meeting } from '../../../lib/time/next-service.ts'

type Service = Pick<ServiceFields, 'day' | 'time' | 'title' | 'attendees'>

/** A service with its day and hour in words. */
export type MainService = Meeting & { title: string; when: string }

/** The same for an island: day and hour alone. */
export const mainMeetings = (services: readonly Service[]): Meeting[] =>
  hoursOfMainDay(services).map(({ day, time }) => ({ day, time }))

/** The services of the day on which most people come, in the order of their hours; none without an hour. */
export function hoursOfMainDay(services: readonly Service[]): MainService[] {
  const timed = services.filter(({ time }) => time !== '')
  const people = new Map<string, number>()
  for (const { day, attendees } of timed) people.set(day, (people.get(day) ?? 0) + attendees)
  // Of two days with as many people the first of the week counts: the services come in its order.
  const [main] = [...people].sort(([, one], [, other]) => other - one)
  return timed
    .filter(({ day }) => day === main?.[0])
    .map(({ title, day, time }) => ({
      title,
      day,
      time,
      when: `${calendarWords.day({ day })} ${formatHour(time)}`,
    }))
}
