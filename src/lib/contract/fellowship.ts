import * as z from 'zod/mini'
import { Id, Words } from './base.ts'

/** A fellowship read from any backend; only `id` and `name` are certain (spec 1 §3, "Fellowship (selection)"). */
export const Fellowship = z.looseObject({ id: Id, name: z.string(), description: Words, location: Words })
export type Fellowship = z.infer<typeof Fellowship>

export type FellowshipFields = {
  id: number
  name: string
  description: string
  location: string
  meeting_day: string
  meeting_time: string
  leader_id: number | null
  leader_name: string | null
  member_count: number
  activities: string[]
  /** The day of the next weekly meeting, `2026-11-25`; null without a meeting day. */
  next_meeting: string | null
  version: number
}

/** What the public page shows of one. A backend that does not count its members leaves their number open. */
export type ShownFellowship = Omit<FellowshipFields, 'leader_id' | 'version' | 'member_count'> & {
  member_count: number | null
}

/** The answer of our backend, in both spellings of day and leader (spec 1 §3, spec 2 §3). */
export function fellowshipAnswer(fellowship: FellowshipFields) {
  return { ...fellowship, day: fellowship.meeting_day, leader: fellowship.leader_name }
}
