import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

export type EventTable = {
  id: Generated<number>
  title: string
  description: string
  date: string
  time: string
  /** '' where nobody said when it ends. */
  end_time: Generated<string>
  /** The last day; '' where it ends on the day on which it begins. */
  end_date: Generated<string>
  location: string
  is_online: Flag
  meeting_link: string
  category: string
  icon: string
  image_key: string | null
  /** What the picture shows, for people who do not see it. */
  image_alt: Generated<string>
  /** Null for an event of the whole church. */
  fellowship_id: number | null
  /** Whether members sign up. */
  takes_signups: Generated<Flag>
  /** The number of places; null for unlimited. */
  places: number | null
  created_at: string
  /** The series of an event that repeats. */
  series_id: number | null
  /** The day that the rule of the series gave it; it may be held on another. */
  series_day: Generated<string>
  /** Changed by itself: a change of the series leaves it. */
  is_apart: Generated<Flag>
  version: Generated<number>
}

/** How an event repeats. Its events are rows of `event`, made ahead. */
export type EventSeriesTable = {
  id: Generated<number>
  /** One of `repeatRules`. */
  rule: string
  first_day: string
  /** The last day on which there may be one; '' for no end. */
  until: string
  /** The events up to this day were made: one that is missing was deleted. */
  made_until: string
  /** The poster of all its events, and what it shows; an event in a series has none of its own. */
  image_key: string | null
  image_alt: Generated<string>
}

/** A weekly service. */
export type ServiceTable = {
  id: Generated<number>
  branch_id: number | null
  day: string
  title: string
  time: string
  end_time: string
  location: string
  description: string
  pastor: string
  attendees: number
  childcare: Flag
  /** JSON array of strings. */
  languages: string
  /** The same. */
  held_in: Generated<string>
  livestream: Flag
  created_at: string
  version: Generated<number>
}

type EventSignupTable = {
  event_id: number
  account_id: number
  kind: 'signup' | 'reminder'
  created_at: string
  /** Of a sign-up: when the person got a place; null while on the waiting list. */
  placed_at: string | null
}

/** An e-mail reminder of an event that begins at `starts` (`2026-11-22T09:00`): a moved event gets another reminder. */
type EventReminderTable = {
  event_id: number
  account_id: number
  starts: string
  /** When it was last put into the e-mail queue. */
  sent_at: string
  /** When the mail server accepted it or rejected it permanently. */
  settled_at: string | null
}

/** The same of a weekly service, for each week. */
type ServiceReminderTable = {
  service_id: number
  account_id: number
  starts: string
  sent_at: string
  settled_at: string | null
}

/** Staff's settings of an activity of the youth ministry; without a row its places are unlimited. */
type ActivityTable = {
  slug: string
  /** The fellowship whose leader sees the sign-ups; null: only the super admin does. */
  fellowship_id: number | null
  /** The number of places; null for unlimited. */
  places: number | null
  version: Generated<number>
}

type ActivitySignupTable = {
  activity: string
  account_id: number
  created_at: string
  /** When the person got a place; null while on the waiting list. */
  placed_at: string | null
}

/** The tables of events by name. */
export type EventsTables = {
  event: EventTable
  event_series: EventSeriesTable
  service: ServiceTable
  event_signup: EventSignupTable
  event_reminder: EventReminderTable
  service_reminder: ServiceReminderTable
  activity: ActivityTable
  activity_signup: ActivitySignupTable
}
