import type { ShownFellowship } from '../contract/groups/fellowship.ts'
import type { Sermon } from '../contract/media/sermon.ts'
import type { EventFields } from '../contract/services/event.ts'
import type { PublicPlan } from '../contract/services/plan.ts'
import type { ServiceFields } from '../contract/services/service.ts'
import type { Picture } from '../contract/website/blocks/field.ts'

/** An entry of the block `trending`: `kind` is a word for people, `Sermon`. */
export type TrendingEntry = { kind: string; title: string; text: string; href: string }

/** A service that was streamed. `href` is '' where it cannot be watched any more. */
export type StreamedService = { title: string; date: string; href: string }

/** A post of the news in a list, in one of its languages. */
export type NewsEntry = {
  title: string
  href: string
  lang: string
  /** The church's day, `2026-11-22`. */
  day: string
  pinned: boolean
  excerpt: string
  categories: readonly { slug: string; name: string }[]
  picture?: Picture
}

/** A part of the list of posts, and of how many parts it is one. */
export type NewsPart = { posts: readonly NewsEntry[]; page: number; pages: number }

/** By what the posts can be looked through, each with how many there are. */
export type NewsShelves = {
  months: readonly { month: string; posts: number }[]
  categories: readonly { slug: string; name: string; posts: number }[]
}

/** What blocks show of the church's records. A list that no block of the page shows is empty. */
export type BlockData = {
  services: readonly ServiceFields[]
  /** The pinned first, then the newest. */
  sermons: readonly Sermon[]
  /** From today on: the pinned first, then the next. */
  events: readonly EventFields[]
  fellowships: readonly ShownFellowship[]
  /** The public part of the orders of service of the next seven days. */
  plans: readonly PublicPlan[]
  /** Those that are pinned, and so for everybody. */
  announcements: readonly { title: string; content: string }[]
  trending: readonly TrendingEntry[]
  /** Posts of the news by category, '' for all: the pinned first, then the newest. */
  news: Readonly<Record<string, readonly NewsEntry[]>>
  /** The newest first. */
  streamed: readonly StreamedService[]
  /** The day in the church's time zone, `2026-11-22`. */
  today: string
}
