import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import { Count, Flag, firstOf, Id, requiredText, Words } from './base.ts'
import { address } from './edit.ts'

export const testimonyCategories = [
  'healing',
  'salvation',
  'provision',
  'deliverance',
  'breakthrough',
  'other',
] as const

/** Category of a testimony when its author chose none (docs/decisions/0098). */
export const defaultCategory = 'other'

/** Display name of a category: provision is shown as Divine Provision (spec 1 §9). */
export function testimonyCategoryName(category: string): string {
  if (category === 'provision') return 'Divine Provision'
  return category.charAt(0).toUpperCase() + category.slice(1)
}

export const Testimony = z.pipe(
  z.looseObject({
    id: Id,
    title: Words,
    category: Words,
    content: Words,
    testimony: Words,
    image: Words,
    video: Words,
    video_link: Words,
    video_url: Words,
    user_name: Words,
    name: Words,
    created_at: Words,
    date: Words,
    likes: Count,
    verified: Flag,
    /** Undefined when the backend has no approval. */
    is_approved: z.transform((found: unknown) => (typeof found === 'boolean' ? found : undefined)),
  }),
  z.transform((answer) => ({
    id: answer.id,
    title: answer.title,
    category: answer.category,
    content: firstOf(answer.content, answer.testimony),
    /** '' without one. */
    image: answer.image,
    video: firstOf(answer.video, answer.video_link, answer.video_url),
    /** '' when the account has since been closed. */
    user_name: firstOf(answer.user_name, answer.name),
    created_at: firstOf(answer.created_at, answer.date),
    likes: answer.likes,
    verified: answer.verified,
    is_approved: answer.is_approved,
  })),
)
export type Testimony = z.infer<typeof Testimony>

export type TestimonyFields = {
  id: number
  title: string
  category: string
  content: string
  image: string | null
  video: string | null
  user_name: string | null
  likes: number
  verified: boolean
  is_approved: boolean
  created_at: string
}

/** Response of our backend: `testimony` as well as `content`, `date` as well as `created_at` (spec 1 §3, spec 2 §3). */
export function testimonyAnswer(testimony: TestimonyFields) {
  return { ...testimony, testimony: testimony.content, date: testimony.created_at.slice(0, 10) }
}

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

export const StaffTestimony = z.pipe(
  z.looseObject({
    id: Id,
    user_name: Words,
    title: Words,
    category: Words,
    testimony: Words,
    content: Words,
    created_at: Words,
    is_approved: Flag,
    verified: Flag,
    image: Words,
    video: Words,
  }),
  z.transform(({ testimony, content, ...row }) => ({ ...row, testimony: firstOf(testimony, content) })),
)
export type StaffTestimony = z.infer<typeof StaffTestimony>

export const TestimonyAnswer = z.strictObject({
  id: z.number(),
  title: words,
  category: words,
  content: words,
  testimony: words,
  image: wordsOrNull,
  video: wordsOrNull,
  user_name: wordsOrNull,
  date: words,
  created_at: words,
  likes: z.number(),
  verified: z.boolean(),
  is_approved: z.boolean(),
})
