import * as z from 'zod/mini'
import { Flag, Id, Words } from './base.ts'

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
