import * as z from 'zod/mini'
import { Count, firstOf, Id, Words } from './base.ts'

export const sermonCategories = ['sermon', 'teaching', 'testimony', 'worship', 'other'] as const

/** Shown when a sermon has no duration of its own (spec 1 §3). */
export const defaultDuration = '22mins'

/** A name, or an object with a username (spec 1 §3). */
const Speaker = z.transform((found: unknown) => {
  const name = typeof found === 'object' && found !== null && 'username' in found ? found.username : found
  return typeof name === 'string' ? name : ''
})

/** A sermon from any backend, with any of the alternative field names (docs/decisions/0016). */
export const Sermon = z.pipe(
  z.looseObject({
    id: Id,
    title: z.string(),
    description: Words,
    series: Words,
    scripture: Words,
    scripture_reference: Words,
    duration: Words,
    thumbnail: Words,
    views: Count,
    media_bytes: Count,
    user_name: Words,
    preacher: Words,
    speaker: Speaker,
    created_at: Words,
    date: Words,
    mp3: Words,
    audio_url: Words,
    video_link: Words,
    video: Words,
    video_url: Words,
  }),
  z.transform((answer) => ({
    id: answer.id,
    title: answer.title,
    description: answer.description,
    series: answer.series,
    scripture: firstOf(answer.scripture, answer.scripture_reference),
    duration: answer.duration || defaultDuration,
    /** '' without one. */
    thumbnail: answer.thumbnail,
    views: answer.views,
    /** Size of the recording on this site; 0 when it is unknown. */
    media_bytes: answer.media_bytes,
    date: firstOf(answer.date, answer.created_at),
    speaker: firstOf(answer.speaker, answer.user_name, answer.preacher),
    created_at: firstOf(answer.created_at, answer.date),
    audio: firstOf(answer.mp3, answer.audio_url),
    video: firstOf(answer.video_link, answer.video, answer.video_url),
  })),
)
export type Sermon = z.infer<typeof Sermon>

export type SermonFields = {
  id: number
  title: string
  description: string
  series: string
  category: string
  scripture: string
  preacher: string
  date: string
  views: number
  duration: string
  /** 0 when it is unknown. */
  duration_seconds: number
  thumbnail: string | null
  media_type: 'video' | 'audio'
  youtube_link: string
  media_bytes: number
  version: number
  audio: string | null
  video: string | null
  created_at: string
}

/** Response of our backend with all field names that the specification reads (spec 1 §3, spec 2 §3). */
export function sermonAnswer({ audio, video, ...sermon }: SermonFields) {
  return {
    ...sermon,
    user_name: sermon.preacher,
    speaker: { username: sermon.preacher },
    scripture_reference: sermon.scripture,
    mp3: audio,
    audio_url: audio,
    video_link: video,
    video,
    video_url: video,
  }
}
