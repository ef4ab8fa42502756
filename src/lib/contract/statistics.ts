import * as z from 'zod/mini'
import { words } from './answer.ts'
import { Count } from './base.ts'

export const Statistics = z.looseObject({
  totalUsers: Count,
  totalSermons: Count,
  totalTestimonies: Count,
  totalEvents: Count,
  totalPrayerRequests: Count,
  fellowships: Count,
})
export type Statistics = z.infer<typeof Statistics>

export const StatisticsAnswer = z.strictObject({
  totalUsers: z.number(),
  totalSermons: z.number(),
  totalTestimonies: z.number(),
  totalEvents: z.number(),
  totalPrayerRequests: z.number(),
  fellowships: z.number(),
})
export type StatisticsAnswer = z.infer<typeof StatisticsAnswer>

/** Growth of the church: members of the last twelve months, attendance of the last twelve weeks, oldest first. */
export const GrowthAnswer = z.strictObject({
  members: z.array(z.strictObject({ month: words, joined: z.number(), total: z.number() })),
  attendance: z.array(z.strictObject({ week: words, present: z.number(), marked: z.number() })),
})
export type GrowthAnswer = z.infer<typeof GrowthAnswer>
