import * as z from 'zod/mini'
import { optionalText, requiredText } from './base.ts'
import { Hour, Version } from './edit.ts'
import { weekdays } from './weekdays.ts'

const OptionalHour = z._default(z.union([z.literal(''), Hour('Please give the time like 18:30')]), '')

/** A service of every week as the super admin writes it. */
export const ServiceForm = z
  .strictObject({
    day: z.enum(weekdays, { error: 'Please choose a day of the week' }),
    title: requiredText('Please enter a title', 120),
    time: OptionalHour,
    end_time: OptionalHour,
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
    languages: z._default(z.array(requiredText('A language needs a name', 40)).check(z.maxLength(12)), []),
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
