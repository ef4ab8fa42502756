import * as z from 'zod/mini'
import { requiredText } from './base.ts'
import { address } from './edit.ts'
import { defaultCategory, testimonyCategories } from './testimony.ts'

/** Maximum size of a testimony's picture in bytes. */
export const pictureLimit = 10 * 1024 * 1024

/** POST members/testimonies/ (spec 1 §3). The name is that of the account; the name in the request is ignored. */
export const TestimonyForm = z.strictObject({
  name: z.optional(z.unknown()),
  title: requiredText('Please enter a title', 150),
  category: z.pipe(
    z._default(z.enum(['', ...testimonyCategories], { error: 'Please choose a category' }), defaultCategory),
    z.transform((category) => category || defaultCategory),
  ),
  content: requiredText('Please tell your testimony', 6000),
  image: z.optional(z.unknown()),
  video: z.pipe(
    z.nullish(address('Please enter the full address of the video, beginning with https://')),
    z.transform((video) => video ?? ''),
  ),
})

export type TestimonyForm = z.infer<typeof TestimonyForm>

/** Staff decisions about a testimony (docs/decisions/0024). */
export const Approval = z.strictObject({ is_approved: z._default(z.boolean(), true) })
export const Verification = z.strictObject({ verified: z._default(z.boolean(), true) })
