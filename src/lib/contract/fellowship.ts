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

/** Fields shown on the public page. `member_count` is null when a backend does not send it. */
export type ShownFellowship = Omit<FellowshipFields, 'leader_id' | 'version' | 'member_count'> & {
  member_count: number | null
}

/** Response of our backend, with both names for day and leader (spec 1 §3, spec 2 §3). */
export function fellowshipAnswer(fellowship: FellowshipFields) {
  return { ...fellowship, day: fellowship.meeting_day, leader: fellowship.leader_name }
}
