import * as z from 'zod/mini'
import { testimonyRules } from '../../texts/care/testimony-rules.ts'
import { dayIn } from '../../time/church-time.ts'
import { requiredText } from '../base.ts'
import { address } from '../edit.ts'
import { type Exact, flag, id, number, readerOf, spelled, text, textOrNull } from '../fields.ts'

export const testimonyCategories = [
  'healing',
  'salvation',
  'provision',
  'deliverance',
  'breakthrough',
  'other',
] as const

/** Category of a testimony when its author chose none (docs/specification/settled.md). */
export const defaultCategory = 'other'

/** Display name of a category: provision is shown as Divine Provision (spec 1 §9). */
export function testimonyCategoryName(category: string): string {
  if (category === 'provision') return 'Divine Provision'
  return category.charAt(0).toUpperCase() + category.slice(1)
}

const fields = {
  id,
  title: text,
  category: text,
  content: text,
  image: textOrNull,
  video: textOrNull,
  /** Null when the account has since been closed. */
  user_name: textOrNull,
  likes: number,
  verified: flag,
  is_approved: flag,
  created_at: text,
}
export type TestimonyFields = Exact<typeof fields>

/** A testimony of any backend; `is_approved` is undefined when the backend has no approval. */
export const Testimony = readerOf(fields, {
  required: ['id'],
  unsent: ['is_approved'],
  spellings: {
    testimony: 'content',
    video_link: 'video',
    video_url: 'video',
    name: 'user_name',
    date: 'created_at',
  },
})
export type Testimony = z.infer<typeof Testimony>

/** Our answer has two of the second spellings; its `date` is the day of `created_at` at the church (spec 1 §3, spec 2 §3). */
export const TestimonyAnswer = z.strictObject(spelled(fields, { testimony: 'content', date: 'created_at' }))

export const testimonyAnswer = (testimony: TestimonyFields, zone: string) => ({
  ...testimony,
  testimony: testimony.content,
  date: dayIn(zone, new Date(testimony.created_at)),
})

/** Maximum size of a testimony's picture in bytes. */
export const pictureLimit = 10 * 1024 * 1024

/** POST members/testimonies/ (spec 1 §3). The name is that of the account; the name in the request is ignored. */
export const TestimonyForm = z.strictObject({
  name: z.optional(z.unknown()),
  title: requiredText(() => testimonyRules.title, 150),
  category: z.pipe(
    z._default(
      z.enum(['', ...testimonyCategories], { error: () => testimonyRules.category }),
      defaultCategory,
    ),
    z.transform((category) => category || defaultCategory),
  ),
  content: requiredText(() => testimonyRules.content, 6000),
  image: z.optional(z.unknown()),
  video: z.pipe(
    z.nullish(address(() => testimonyRules.video)),
    z.transform((video) => video ?? ''),
  ),
})

export type TestimonyForm = z.infer<typeof TestimonyForm>

/** Staff decisions about a testimony (docs/specification/settled.md). */
export const Approval = z.strictObject({ is_approved: z._default(z.boolean(), true) })
export const Verification = z.strictObject({ verified: z._default(z.boolean(), true) })
