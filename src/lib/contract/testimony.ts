import * as z from 'zod/mini'
import { Count, Flag, firstOf, Id, Words } from './base.ts'

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
