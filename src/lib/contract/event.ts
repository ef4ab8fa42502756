import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import { dayText, Flag, Id, optionalText, requiredText, VersionOrNone, Words } from './base.ts'
import { Hour, isWebAddress, OptionalId, optionalAddress, Version } from './edit.ts'

/** Categories of the public page except "all" (spec 1 §2, "Events"). */
export const eventCategories = ['worship', 'youth', 'outreach', 'study', 'prayer'] as const

/** `date` is the day in the church's time zone, `time` the hour and minute, `18:30`. */
export const ChurchEvent = z.looseObject({
  id: Id,
  title: z.string(),
  date: z.string(),
  time: Words,
  location: Words,
  is_online: Flag,
})
export type ChurchEvent = z.infer<typeof ChurchEvent>

/**
 * Response of our backend. Only users who may join get the meeting link: members of the event's fellowship, and every
 * signed-in user for an event of the whole church.
 */
export type EventFields = {
  id: number
  title: string
  description: string
  date: string
  time: string
  location: string
  is_online: boolean
  category: string
  icon: string
  image: string | null
  fellowship: number | null
  meeting_link?: string
  version: number
}

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

export const StaffEvent = z.looseObject({
  id: Id,
  title: Words,
  description: Words,
  date: Words,
  time: Words,
  location: Words,
  is_online: Flag,
  meeting_link: Words,
  category: Words,
  fellowship: z.transform((found: unknown) => (Number.isSafeInteger(found) ? Number(found) : null)),
  version: VersionOrNone,
})
export type StaffEvent = z.infer<typeof StaffEvent>

export const ChurchEventAnswer = z.strictObject({
  id: z.number(),
  title: words,
  description: words,
  date: words,
  time: words,
  location: words,
  is_online: z.boolean(),
  category: words,
  icon: words,
  image: wordsOrNull,
  fellowship: z.nullable(z.number()),
  meeting_link: z.optional(words),
  version: z.number(),
})

export const EventSignupAnswer = z.strictObject({
  event: z.number(),
  title: words,
  date: words,
  kind: z.enum(['signup', 'reminder']),
})
export type EventSignupAnswer = z.infer<typeof EventSignupAnswer>
