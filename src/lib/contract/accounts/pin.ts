import * as z from 'zod/mini'
import { dutyRules } from '../../texts/accounts/duty-rules.ts'
import { dayText } from '../base.ts'
import { id, text } from '../fields.ts'

/** What the staff can pin: it then comes first where the church's news are shown (docs/specification/settled.md). */
export const pinKinds = ['sermon', 'event', 'announcement'] as const
export type PinKind = (typeof pinKinds)[number]

const named = { kind: z.enum(pinKinds, { error: () => dutyRules.sayWhatPinned }), item: id }

const until = z.union([z.literal(''), dayText(() => dutyRules.chooseDate)], {
  error: () => dutyRules.chooseDate,
})

/** The last day is `until`; '' as long as nobody unpins it. */
export const PinForm = z.strictObject({ ...named, until })
export type PinForm = z.infer<typeof PinForm>

/** The same as it is typed. */
export const PinUntil = z.strictObject({ until })
export type PinUntil = z.infer<typeof PinUntil>

export const UnpinForm = z.strictObject(named)

export const PinAnswer = z.strictObject({ kind: z.enum(pinKinds), item: id, until: text })
export type PinAnswer = z.infer<typeof PinAnswer>
