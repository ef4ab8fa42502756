import type { Generated } from 'kysely'

export type SermonTable = {
  id: Generated<number>
  title: string
  description: string
  series: string
  category: string
  scripture: string
  preacher: string
  date: string
  media_type: 'video' | 'audio'
  youtube_link: string
  media_key: string | null
  media_bytes: number
  duration_seconds: number
  thumbnail_key: string | null
  views: number
  created_at: string
  version: Generated<number>
  /** JSON array of seconds and titles (lib/media/chapters.ts). */
  chapters: Generated<string>
  /** A transcript or manuscript, or ''. */
  words: Generated<string>
}

/** A live stream of the media team; the one without `ended_at` is live. */
export type LiveStreamTable = {
  id: Generated<number>
  title: string
  address: string
  started_at: string
  ended_at: string | null
  started_by: number | null
}

/** A chat message of a live stream. The author's name is copied, since people may rename themselves. */
type LiveMessageTable = {
  id: Generated<number>
  stream_id: number
  author_id: number | null
  author: string
  text: string
  created_at: string
  hidden_at: string | null
  hidden_by: number | null
}

/** The tables of sermons by name. */
export type SermonsTables = {
  sermon: SermonTable
  live_stream: LiveStreamTable
  live_message: LiveMessageTable
}
