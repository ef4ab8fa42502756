import * as z from 'zod/mini'
import { Flag, Id, Words } from './base.ts'

/** The categories of the public page without its "all" (spec 1 §2, "Events"). */
export const eventCategories = ['worship', 'youth', 'outreach', 'study', 'prayer'] as const

/** `date` is the church's local day, `time` its local hour and minute, `18:30`. */
export const ChurchEvent = z.looseObject({
  id: Id,
  title: z.string(),
  date: z.string(),
  time: Words,
  location: Words,
  is_online: Flag,
})
export type ChurchEvent = z.infer<typeof ChurchEvent>

/** What our backend answers; the meeting link only goes to those who may join: members of its fellowship, and of an event of the whole church everybody who is signed in. */
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
