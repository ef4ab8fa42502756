import * as z from 'zod/mini'
import { Words } from './base.ts'

/** What the youth ministry offers, by the names that addresses and rows have (spec 1 §2, Youth Ministry). */
export const activitySlugs = [
  'weekly-friday-meetings',
  'monthly-community-service',
  'annual-retreats',
  'game-nights',
] as const
export type ActivitySlug = (typeof activitySlugs)[number]

/** What a member has signed up for, whichever backend says it. */
export const ActivitySignup = z.looseObject({ activity: Words })
