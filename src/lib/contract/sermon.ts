import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import {
  atMost,
  Count,
  dayText,
  firstOf,
  Id,
  optionalText,
  requiredText,
  VersionOrNone,
  Words,
} from './base.ts'
import { optionalAddress } from './edit.ts'

/** The options of spec 1 §9. */
export const sermonSeries = ['Faith Series', 'Grace Series', 'Prosperity Series'] as const

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

/** The editable fields of a sermon, parsed from any backend. */
export const EditedSermon = z.pipe(
  z.looseObject({
    id: Id,
    title: Words,
    preacher: Words,
    user_name: Words,
    date: Words,
    description: Words,
    category: Words,
    series: Words,
    scripture: Words,
    scripture_reference: Words,
    media_type: Words,
    youtube_link: Words,
    version: Words,
  }),
  z.transform(({ user_name, scripture_reference, ...sermon }) => ({
    ...sermon,
    preacher: firstOf(sermon.preacher, user_name),
    scripture: firstOf(sermon.scripture, scripture_reference),
  })),
)
export type EditedSermon = z.infer<typeof EditedSermon>

/** The fields of a sermon form, sent with `file` and `thumbnail` in one multipart body (spec 2 §3, §5). */
export const SermonForm = z.strictObject({
  title: requiredText('Please fill all required fields', 150),
  preacher: requiredText('Please fill all required fields', 120),
  date: dayText('Please fill all required fields'),
  description: optionalText(4000),
  category: z._default(z.enum(['', ...sermonCategories], { error: 'Please choose a category' }), ''),
  type: z.enum(['video', 'audio'], { error: 'Please choose video or audio' }),
  youtube_link: optionalAddress('Please enter the full address of the video, beginning with https://'),
  series: z._default(z.enum(['', ...sermonSeries], { error: 'Please choose a series' }), ''),
  scripture: optionalText(120),
  /** Id of a finished resumable upload (uploads/), instead of `file`. */
  upload: z._default(
    z.string().check(atMost(22, 'This is not an upload'), z.regex(/^([\w-]{22})?$/, 'This is not an upload')),
    '',
  ),
  version: z._default(
    z.string().check(atMost(9, 'This is not a version'), z.regex(/^\d{0,9}$/, 'This is not a version')),
    '',
  ),
})
export type SermonForm = z.infer<typeof SermonForm>

/** Maximum sizes of a recording and its thumbnail in bytes (spec 2 §9; docs/decisions/0012: enforced). */
export const videoLimit = 500 * 1024 * 1024
export const audioLimit = 50 * 1024 * 1024
export const thumbnailLimit = 20 * 1024 * 1024

export const StaffSermon = z.pipe(
  z.looseObject({
    id: Id,
    title: Words,
    scripture_reference: Words,
    scripture: Words,
    preacher: Words,
    user_name: Words,
    date: Words,
    media_type: Words,
    version: VersionOrNone,
  }),
  z.transform(({ id, title, date, media_type, version, ...sermon }) => ({
    ...{ id, title, date, media_type, version },
    scripture: firstOf(sermon.scripture_reference, sermon.scripture),
    preacher: firstOf(sermon.preacher, sermon.user_name),
  })),
)
export type StaffSermon = z.infer<typeof StaffSermon>

export const SermonAnswer = z.strictObject({
  id: z.number(),
  title: words,
  description: words,
  series: words,
  category: words,
  scripture: words,
  scripture_reference: words,
  preacher: words,
  user_name: words,
  speaker: z.strictObject({ username: words }),
  date: words,
  created_at: words,
  views: z.number(),
  duration: words,
  duration_seconds: z.number(),
  thumbnail: wordsOrNull,
  media_type: z.enum(['video', 'audio']),
  media_bytes: z.number(),
  youtube_link: words,
  mp3: wordsOrNull,
  audio_url: wordsOrNull,
  video_link: wordsOrNull,
  video: wordsOrNull,
  video_url: wordsOrNull,
  version: z.number(),
})
