import * as z from 'zod/mini'
import { groupRules } from '../../texts/groups/group-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { optionalText, requiredText } from '../base.ts'
import { OptionalHour, OptionalId, textList, Version } from '../edit.ts'
import {
  type Exact,
  flag,
  id,
  number,
  numberOrNull,
  readerOf,
  spelled,
  text,
  textOrNull,
  texts,
} from '../fields.ts'
import { weekdays } from '../services/weekdays.ts'

const fields = {
  id,
  name: text,
  description: text,
  location: text,
  meeting_day: text,
  meeting_time: text,
  leader_id: numberOrNull,
  leader_name: textOrNull,
  member_count: number,
  activities: texts,
  /** The day of the next weekly meeting, `2026-11-25`; null without a meeting day. */
  next_meeting: textOrNull,
  /** Joining requires the leader's approval. */
  asks_leader: flag,
  version: number,
}
export type FellowshipFields = Exact<typeof fields>

const spellings = { day: 'meeting_day', leader: 'leader_name' } as const

/** A fellowship of any backend; only `id` and `name` are certain (spec 1 §3, "Fellowship (selection)"). */
export const Fellowship = readerOf(fields, {
  required: ['id', 'name'],
  unsent: ['member_count', 'version'],
  spellings,
})
export type Fellowship = z.infer<typeof Fellowship>

/** The member's own fellowship, which the specification lists without an id (spec 1 §3). */
export const MyFellowship = readerOf(
  { ...fields, id: numberOrNull },
  { required: ['name'], unsent: ['member_count', 'version'], spellings },
)
export type MyFellowship = z.infer<typeof MyFellowship>

/** A fellowship on the public page: of our own backend or of another. */
export type ShownFellowship = FellowshipFields | Fellowship

export const FellowshipAnswer = z.strictObject(spelled(fields, spellings))

/** GET fellowships/leader/: with whether the reader assists its leader. */
export const LedFellowshipAnswer = z.strictObject({ ...spelled(fields, spellings), assisting: flag })

/** The same as it is read; another backend knows leaders alone. */
export const LedFellowship = readerOf(
  { ...fields, assisting: flag },
  { required: ['id', 'name'], unsent: ['member_count', 'version'], spellings },
)
export type LedFellowship = z.infer<typeof LedFellowship>

/** Response of our backend, with both names for day and leader (spec 1 §3, spec 2 §3). */
export const fellowshipAnswer = (fellowship: FellowshipFields) => spelled(fellowship, spellings)

/** The super admin's form for a fellowship (spec 2 §2). A plain member who is chosen as leader gets the leader role. */
export const FellowshipForm = z.strictObject({
  name: requiredText(() => usualRules.enterName, 120),
  description: optionalText(1000),
  location: optionalText(200),
  meeting_day: z._default(z.enum(['', ...weekdays], { error: () => usualRules.chooseDayWeek }), ''),
  meeting_time: z._default(
    OptionalHour(() => usualRules.giveTimeLike18),
    '',
  ),
  leader: OptionalId,
  activities: textList({ each: 80, most: 20, empty: () => groupRules.activityNeedsName }),
  /** Absent: as it is. */
  asks_leader: z.optional(z.boolean({ error: () => usualRules.sayYesNo })),
  version: Version,
})
export type FellowshipForm = z.infer<typeof FellowshipForm>

/** POST fellowships/{id}/join/: the fellowship, and whether the caller is in it now or has asked the leader. */
export const JoinAnswer = z.strictObject({
  ...FellowshipAnswer.shape,
  membership: z.enum(['member', 'asked']),
})
