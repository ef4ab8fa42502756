import * as z from 'zod/mini'
import { words } from './answer.ts'

/** Growth of the church: members of the last twelve months, attendance of the last twelve weeks, oldest first. */
export const GrowthAnswer = z.strictObject({
  members: z.array(z.strictObject({ month: words, joined: z.number(), total: z.number() })),
  attendance: z.array(z.strictObject({ week: words, present: z.number(), marked: z.number() })),
})
export type GrowthAnswer = z.infer<typeof GrowthAnswer>
