import * as z from 'zod/mini'
import { words } from './answer.ts'

export const ActivitySignup = z.strictObject({ activity: words, created_at: words })

/** Who has signed up, for those who prepare it. */
export const ActivityGuest = z.strictObject({
  activity: words,
  created_at: words,
  member: z.strictObject({ id: z.number(), first_name: words, last_name: words, telephone: words }),
})
