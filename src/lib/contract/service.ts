import * as z from 'zod/mini'
import { words } from './answer.ts'
import { Count, Flag, Id, optionalText, requiredText, VersionOrNone, Words } from './base.ts'
import { OptionalHour, textList, Version } from './edit.ts'
import { weekdays } from './weekdays.ts'

/** A weekly service (spec 1 §3, "Static service"). */
export type ServiceFields = {
  id: number
  day: string
  title: string
  /** Time in the church's time zone, `09:00`; '' for a service without one. */
  time: string
  /** End time; '' when it is unknown. */
  end_time: string
  location: string
  description: string
  pastor: string
  /** Date of the next service, `2026-11-22`. */
  next_date: string
  /** Usual number of attendees. */
  attendees: number
  childcare: boolean
  /** Languages into which it is translated. */
  languages: string[]
  livestream: boolean
  version: number
}

const NoHour = z._default(OptionalHour('Please give the time like 18:30'), '')

/** The super admin's form for a weekly service. */
export const ServiceForm = z
  .strictObject({
    day: z.enum(weekdays, { error: 'Please choose a day of the week' }),
    title: requiredText('Please enter a title', 120),
    time: NoHour,
    end_time: NoHour,
    location: optionalText(200),
    description: optionalText(1000),
    pastor: optionalText(120),
    attendees: z._default(
      z
        .number({ error: 'Please give a number' })
        .check(z.refine((count) => Number.isSafeInteger(count) && count >= 0, 'Please give a whole number')),
      0,
    ),
    childcare: z._default(z.boolean(), false),
    languages: textList({ each: 40, most: 12, empty: 'A language needs a name' }),
    livestream: z._default(z.boolean(), false),
    version: Version,
  })
  .check(
    z.refine(({ time, end_time }) => end_time === '' || (time !== '' && end_time > time), {
      path: ['end_time'],
      error: 'A service ends after it begins',
    }),
  )
export type ServiceForm = z.infer<typeof ServiceForm>

export const Service = z.looseObject({
  id: Id,
  day: Words,
  title: Words,
  time: Words,
  end_time: Words,
  location: Words,
  description: Words,
  pastor: Words,
  attendees: Count,
  childcare: Flag,
  languages: z.transform((found: unknown) => (Array.isArray(found) ? found.map(String) : [])),
  livestream: Flag,
  version: VersionOrNone,
})
export type Service = z.infer<typeof Service>

export const ServiceAnswer = z.strictObject({
  id: z.number(),
  day: words,
  title: words,
  time: words,
  end_time: words,
  location: words,
  description: words,
  pastor: words,
  next_date: words,
  attendees: z.number(),
  childcare: z.boolean(),
  languages: z.array(words),
  livestream: z.boolean(),
  version: z.number(),
})
