import * as z from 'zod/mini'
import { optionalText, requiredText } from './base.ts'
import { OptionalHour, textList, Version } from './edit.ts'
import { weekdays } from './weekdays.ts'

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
