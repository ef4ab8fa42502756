import * as z from 'zod/mini'
import { dayText, optionalText, requiredText } from './base.ts'
import { Hour, isWebAddress, OptionalId, optionalAddress, Version } from './edit.ts'
import { eventCategories } from './event.ts'

/**
 * The form for an event, for leaders and the super admin (spec 2 §5): online with a meeting link, else with a location.
 * `fellowship` null is an event of the whole church, which only the super admin may edit.
 */
export const EventForm = z
  .strictObject({
    title: requiredText('Please enter a title', 150),
    description: requiredText('Please enter a description', 4000),
    date: dayText('Please choose a date'),
    time: Hour('Please choose a time'),
    location: optionalText(200),
    is_online: z._default(z.boolean(), false),
    meeting_link: optionalAddress('Please enter the full address of the meeting, beginning with https://'),
    fellowship: OptionalId,
    category: z._default(z.enum(eventCategories, { error: 'Please choose a category' }), 'worship'),
    version: Version,
  })
  .check(
    z.refine((event) => !event.is_online || isWebAddress(event.meeting_link), {
      path: ['meeting_link'],
      error: 'An online event needs its meeting link',
    }),
    z.refine((event) => event.is_online || event.location !== '', {
      path: ['location'],
      error: 'Please enter the location',
    }),
  )
export type EventForm = z.infer<typeof EventForm>

/** What a member requests for an event: a place, or a reminder. */
export const EventSignupForm = z.strictObject({ kind: z._default(z.enum(['signup', 'reminder']), 'signup') })
