import * as z from 'zod/mini'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { churchRules } from '../../texts/website/church-rules.ts'
import { atMost, optionalText, requiredText } from '../base.ts'
import { textList, Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull, texts } from '../fields.ts'
import { Language, pageStates } from '../pagination.ts'

/** The most categories of one post, and the most letters of one. */
export const mostCategories = 10
const longestCategory = 40

/** How a post is sent on. */
const shareWays = ['announcement', 'newsletter', 'whatsapp'] as const
export type ShareWay = (typeof shareWays)[number]

/** That a post was sent on: when, by whom, and to how many. */
export const PostShareAnswer = z.strictObject({
  way: z.enum(shareWays),
  at: text,
  /** '' when the account is gone. */
  by: text,
  /** Null by WhatsApp, where nobody knows. */
  people: numberOrNull,
  /** A newsletter may wait for somebody who approves it, or was stopped. */
  state: z.enum(['sent', 'asked', 'stopped']),
})
export type PostShareAnswer = z.infer<typeof PostShareAnswer>

const listed = {
  /** The id of the page, by which its words are read and written (admin/pages). */
  id,
  path: text,
  /** In English, or else in the first of its languages. */
  title: text,
  lang: text,
  languages: texts,
  state: z.enum(pageStates),
  has_draft: flag,
  /** Null before the post was ever published. */
  published_number: numberOrNull,
  next_at: textOrNull,
  changed_at: text,
  /** '' when the account is gone, or for the sample. */
  changed_by: text,
  /** The day that the post names; '' until it is published. */
  posted_on: text,
  author: text,
  pinned: flag,
  /** The last day of the pin; '' as long as nobody unpins it. */
  pinned_until: text,
  categories: texts,
  /** How it was sent on, the newest first. */
  shares: z.array(PostShareAnswer),
  /** The precondition of changing and deleting the post. */
  page_version: number,
}

/** A post of the news as the staff sees it: everything but its words. */
export const PostAnswer = z.strictObject(listed)
export type PostAnswer = z.infer<typeof PostAnswer>

/** The same as the browser reads it. */
export const Post = z.pipe(
  z.looseObject({ id, path: text, title: text, page_version: number }),
  z.transform((post) => post as unknown as PostAnswer),
)

/** A category with how many posts have it. */
export const CategoryAnswer = z.strictObject({ slug: text, name: text, posts: number })
export type CategoryAnswer = z.infer<typeof CategoryAnswer>

/** The states by which the list of the staff is filtered. */
export const postStatuses = ['published', 'draft', 'scheduled', 'hidden', 'pinned'] as const
export type PostStatus = (typeof postStatuses)[number]

export const NewPostForm = z.strictObject({
  title: requiredText(() => churchRules.givePostTitle, 80),
  lang: Language,
})
export type NewPostForm = z.infer<typeof NewPostForm>

const wrongDay = () => usualRules.giveDay

/** A day of the church, `2026-11-22`; '' for none. */
const OptionalDay = z.string({ error: wrongDay }).check(
  atMost(10, wrongDay),
  z.refine((day) => day === '' || isDay(day), { error: wrongDay }),
)

const isDay = (day: string): boolean => {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const wrongSlug = () => churchRules.useSmallLettersDigits

export const PostForm = z.strictObject({
  /** The last part of the address. */
  slug: z
    .string({ error: wrongSlug })
    .check(atMost(100, wrongSlug), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: wrongSlug })),
  posted_on: OptionalDay,
  author: optionalText(80),
  pinned: z.boolean({ error: () => usualRules.sayYesNo }),
  pinned_until: OptionalDay,
  categories: textList({
    each: longestCategory,
    most: mostCategories,
    empty: () => churchRules.leaveNoCategoryEmpty,
  }),
  version: Version,
})
export type PostForm = z.infer<typeof PostForm>
