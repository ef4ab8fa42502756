import * as z from 'zod/mini'
import { eventRules } from '../../texts/services/event-rules.ts'
import { dayAfter, isLastWeekday } from '../../time/next-day.ts'
import { atMost, dayText, optionalText, requiredText } from '../base.ts'
import { Hour, isWebAddress, OptionalHour, OptionalId, optionalAddress, Version } from '../edit.ts'
import { type Exact, flag, id, number, numberOrNull, readerOf, text, textOrNull } from '../fields.ts'
import { mostRepeats, repeatRules, seriesScopes } from './event-series.ts'
import { Places } from './places.ts'

/** Categories of the specification's public page except "all" (spec 1 §2, "Events"), which the sample events have. */
export const eventCategories = ['worship', 'youth', 'outreach', 'study', 'prayer'] as const

/** Days between the first and the last day of the longest event: queries look no further back for what goes on. */
export const longestEvent = 60

const fields = {
  id,
  title: text,
  description: text,
  /** The day in the church's time zone, `2026-11-22`. */
  date: text,
  /** The hour and minute, `18:30`. */
  time: text,
  /** When it ends on its last day, `20:00`; '' where nobody said. */
  end_time: text,
  /** The last day; '' where it ends on the day on which it begins. */
  end_date: text,
  location: text,
  is_online: flag,
  category: text,
  icon: text,
  image: textOrNull,
  /** What the picture shows, for people who do not see it. */
  image_alt: text,
  fellowship: numberOrNull,
  /** Whether members sign up. */
  takes_signups: flag,
  /** Null means unlimited. */
  places: numberOrNull,
  /** For users who may join: members of the event's fellowship, and every signed-in user for an event of the whole church. */
  meeting_link: z.optional(text),
  /** Whether people register for it with tickets: for members of the fellowship whose event it is. */
  registers: z.optional(flag),
  /** The series of an event that repeats; null for one that does not. */
  series: numberOrNull,
  /** How it repeats, `Every third Saturday of the month`; '' for one that does not. */
  repeats: text,
  /** The last day on which it may be; '' for no end. */
  repeats_until: text,
  /** How many events of its series come after this one, as far as they are made. */
  later: number,
  version: number,
}
export type EventFields = Exact<typeof fields>

export const ChurchEvent = readerOf(fields, { required: ['id', 'title', 'date'], unsent: ['version'] })
export type ChurchEvent = z.infer<typeof ChurchEvent>

export const ChurchEventAnswer = z.strictObject(fields)

/** The last day of an event of several days; '' and nothing for one that ends on its day. */
const LastDay = z._default(
  z.union([z.literal(''), dayText(() => eventRules.lastDay)], { error: () => eventRules.lastDay }),
  '',
)

/** How an event repeats from its day on, until a day or so many times; without both until somebody deletes the rest. */
const repeating = {
  repeat: z.optional(z.enum(['', ...repeatRules], { error: () => eventRules.repeat })),
  repeat_until: z.optional(
    z.union([z.literal(''), dayText(() => eventRules.lastDay)], { error: () => eventRules.lastDay }),
  ),
  repeat_times: z.optional(
    z.nullable(
      z.number({ error: () => eventRules.times({ most: mostRepeats }) }).check(
        z.refine((times) => Number.isInteger(times) && times >= 2 && times <= mostRepeats, {
          error: () => eventRules.times({ most: mostRepeats }),
        }),
      ),
    ),
  ),
  /** Which events of a series a change means; only this one as long as nothing is said. */
  scope: z.optional(z.enum(seriesScopes, { error: () => eventRules.scope })),
}

/** The latest end of a series, in days from its first event. */
const longestSeries = 3660

/**
 * The form for an event, for leaders and the super admin (spec 2 §5): online with a meeting link, else with a location.
 * `fellowship` null is an event of the whole church, which only the super admin may edit.
 */
export const EventForm = z
  .strictObject({
    title: requiredText(() => eventRules.title, 150),
    description: requiredText(() => eventRules.description, 4000),
    date: dayText(() => eventRules.date),
    time: Hour(() => eventRules.time),
    end_time: z._default(
      OptionalHour(() => eventRules.endTime),
      '',
    ),
    end_date: LastDay,
    location: optionalText(200),
    is_online: z._default(z.boolean(), false),
    meeting_link: optionalAddress(() => eventRules.meetingLink),
    fellowship: OptionalId,
    /** One of the church's; '' for the first of them, and for the one that the event has. */
    category: z._default(
      z.string({ error: () => eventRules.category }).check(atMost(40, () => eventRules.category)),
      '',
    ),
    /** Whether members sign up, and for how many places; what is not sent stays as it is. */
    takes_signups: z.optional(z.boolean()),
    places: z.optional(Places),
    ...repeating,
    version: Version,
  })
  .check(
    z.refine(({ repeat, repeat_until, date }) => !repeat || !repeat_until || repeat_until >= date, {
      path: ['repeat_until'],
      error: () => eventRules.beforeFirst,
    }),
    z.refine(({ repeat_until, date }) => !repeat_until || repeat_until <= dayAfter(date, longestSeries), {
      path: ['repeat_until'],
      error: () => eventRules.tooLate,
    }),
    z.refine(({ repeat, date }) => repeat !== 'monthly-by-last-weekday' || isLastWeekday(date), {
      path: ['repeat'],
      error: () => eventRules.notLast,
    }),
    z.refine(({ date, end_date }) => end_date === '' || end_date >= date, {
      path: ['end_date'],
      error: () => eventRules.ends,
    }),
    z.refine(({ date, end_date }) => !(Date.parse(end_date) - Date.parse(date) > longestEvent * 86_400_000), {
      path: ['end_date'],
      error: () => eventRules.tooLong({ most: longestEvent }),
    }),
    z.refine(
      ({ date, end_date, time, end_time }) =>
        end_time === '' || (end_date !== '' && end_date !== date) || end_time > time,
      {
        path: ['end_time'],
        error: () => eventRules.ends,
      },
    ),
    z.refine((event) => !event.is_online || isWebAddress(event.meeting_link), {
      path: ['meeting_link'],
      error: () => eventRules.needsLink,
    }),
    z.refine((event) => event.is_online || event.location !== '', {
      path: ['location'],
      error: () => eventRules.location,
    }),
  )
export type EventForm = z.infer<typeof EventForm>

/** What a member requests for an event: a place, or a reminder. */
export const EventSignupForm = z.strictObject({ kind: z._default(z.enum(['signup', 'reminder']), 'signup') })
export type EventSignupForm = z.infer<typeof EventSignupForm>

export const EventSignupAnswer = z.strictObject({
  event: number,
  title: text,
  date: text,
  kind: z.enum(['signup', 'reminder']),
  /** On the waiting list, from 1; null with a place. */
  position: numberOrNull,
})
export type EventSignupAnswer = z.infer<typeof EventSignupAnswer>
