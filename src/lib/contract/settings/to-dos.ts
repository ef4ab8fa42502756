import * as z from 'zod/mini'
import { flag, id, number, text } from '../fields.ts'
import { rotaNeeds } from '../services/rota-needs.ts'

const meeting = { id, title: text, date: text, time: text }

/** What waits for a fellowship's leader. */
export const LeaderToDosAnswer = z.strictObject({
  /** Requests of the members that are not answered, and messages that are not read. */
  prayers: number,
  messages: number,
  /** Open requests to join the fellowship. */
  joining: number,
  /** Open conversations of the inbox that the reader has taken. */
  inbox: z._default(number, 0),
  /** Members who are missed, and whom nobody has said to call or visit. */
  missed: number,
  /** Members who were marked absent at each of the last two meetings; `absent_count` counts those left out, too. */
  absent: z.array(z.strictObject({ id, name: text })),
  absent_count: number,
  /** The next meeting, today's included. */
  next: z.nullable(z.strictObject(meeting)),
  /** The last meetings whose attendance was marked, the newest first. */
  attendance: z.array(z.strictObject({ id, date: text, present: number, marked: number })),
  ...rotaNeeds,
})
export type LeaderToDosAnswer = z.infer<typeof LeaderToDosAnswer>

/** What waits for the media team. */
export const MediaToDosAnswer = z.strictObject({
  /** Pages with words that are not published. */
  drafts: number,
  /** Sermons of the last two months without a recording of the church's own, the newest first. */
  without_sound: z.array(z.strictObject({ id, title: text, date: text })),
  without_sound_count: number,
  /** The next service that is streamed. */
  next: z.nullable(z.strictObject({ title: text, date: text, time: text })),
  ...rotaNeeds,
})
export type MediaToDosAnswer = z.infer<typeof MediaToDosAnswer>

/** What a member asked for, and said yes to. */
export const MemberToDosAnswer = z.strictObject({
  /** Own requests that are not answered, and how many prayers were counted for them. */
  requests: number,
  prayers: number,
  /** Messages of the church that the member has not read. */
  unread_messages: z._default(number, 0),
  /** Open tasks of care that are assigned to the member, and whether the member looks after people by a duty. */
  care: number,
  tends: flag,
  /** Pastors read the register of people. */
  is_pastor: flag,
  /** Whether the member answers for the office, and how many open conversations of the inbox they have taken. */
  office: z._default(flag, false),
  inbox: z._default(number, 0),
  /** Whether the member is an usher, who opens the check-in. */
  usher: flag,
  /** The next event with a sign-up. */
  next: z.nullable(z.strictObject({ ...meeting, location: text, is_online: flag })),
  ...rotaNeeds,
})
export type MemberToDosAnswer = z.infer<typeof MemberToDosAnswer>
