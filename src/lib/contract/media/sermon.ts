import * as z from 'zod/mini'
import { readChapters } from '../../media/chapters.ts'
import { mediaRules } from '../../texts/media/media-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { atMost, dayText, firstOf, optionalText, requiredText, Words } from '../base.ts'
import { optionalAddress } from '../edit.ts'
import { type Exact, id, number, readerOf, spelled, text, textOrNull } from '../fields.ts'
import { longestSeries } from './sermon-series.ts'

export const sermonCategories = ['sermon', 'teaching', 'testimony', 'worship', 'other'] as const

/** Shown when a sermon has no duration of its own (spec 1 §3). */
export const defaultDuration = '22mins'

const fields = {
  id,
  title: text,
  description: text,
  series: text,
  category: text,
  scripture: text,
  preacher: text,
  date: text,
  created_at: text,
  views: number,
  duration: text,
  /** 0 when it is unknown. */
  duration_seconds: number,
  thumbnail: textOrNull,
  media_type: z.enum(['video', 'audio']),
  /** Size of the recording on this site; 0 when it is unknown. */
  media_bytes: number,
  youtube_link: text,
  audio: textOrNull,
  video: textOrNull,
  version: number,
}
export type SermonFields = Exact<typeof fields>

/** What a list of sermons leaves out. */
const inside = {
  /** Where parts of the recording begin, in seconds, ascending. */
  chapters: z.array(z.strictObject({ at: number, title: text })),
  /** A transcript or manuscript: plain text, paragraphs separated by a blank line. */
  words: text,
}
export type SermonInside = Exact<typeof inside>

const spellings = {
  user_name: 'preacher',
  scripture_reference: 'scripture',
  mp3: 'audio',
  audio_url: 'audio',
  video_link: 'video',
  video_url: 'video',
} as const

/** Our answer has all field names that the specification reads (spec 1 §3, spec 2 §3), but not `audio`. */
export const SermonAnswer = z.extend(z.omit(z.strictObject(spelled(fields, spellings)), { audio: true }), {
  speaker: z.strictObject({ username: text }),
})

export function sermonAnswer(sermon: SermonFields) {
  const { audio: _, ...answer } = spelled(sermon, spellings)
  return { ...answer, speaker: { username: sermon.preacher } }
}

/** One sermon, with what lists leave out. */
export const WholeSermonAnswer = z.extend(SermonAnswer, inside)

export const wholeSermonAnswer = ({ chapters, words, ...sermon }: SermonFields & SermonInside) => ({
  ...sermonAnswer(sermon),
  chapters,
  words,
})

/** A sermon of any backend as the media team and the super admin see and edit it. */
export const StaffSermon = readerOf(fields, { required: ['id'], unsent: ['version'], spellings })
export type StaffSermon = z.infer<typeof StaffSermon>

/** One sermon of any backend as the media team edits it. */
export const WholeSermon = readerOf(
  { ...fields, ...inside },
  { required: ['id'], unsent: ['version'], spellings },
)
export type WholeSermon = z.infer<typeof WholeSermon>

/** A name, or an object with a username (spec 1 §3). */
const Speaker = z.transform((input: unknown) => {
  const name = typeof input === 'object' && input !== null && 'username' in input ? input.username : input
  return typeof name === 'string' ? name : ''
})

/**
 * A sermon of any backend as members see it. By hand beside the fields: of the speaker's three spellings one is an object, each
 * of two dates may stand for the other, and a sermon without a duration has the default.
 */
export const Sermon = z.pipe(
  z.looseObject({ id, title: text, speaker: Speaker, date: Words, created_at: Words }),
  z.transform(({ speaker, date, created_at, ...row }) => {
    const { preacher, duration, ...sermon } = StaffSermon.parse(row)
    return {
      ...sermon,
      duration: duration || defaultDuration,
      date: firstOf(date, created_at),
      speaker: firstOf(speaker, preacher),
      created_at: firstOf(created_at, date),
    }
  }),
)
export type Sermon = z.infer<typeof Sermon>

/** Lines end in one sign, and at most one blank line separates paragraphs. */
function plainParagraphs(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The longest transcript or manuscript, in characters: two hours of speech. */
export const longestWords = 100_000

/** Chapters as they are typed, one a line. */
const TypedChapters = z.string().check(
  atMost(10_000),
  z.check(({ value, issues }) => {
    const read = readChapters(value)
    if ('refused' in read) issues.push({ code: 'custom', message: read.refused, input: value })
  }),
)

/** The fields of a sermon form, sent with `file` and `thumbnail` in one multipart body (spec 2 §3, §5). */
export const SermonForm = z.strictObject({
  title: requiredText(() => mediaRules.fillAllRequiredFields, 150),
  preacher: requiredText(() => mediaRules.fillAllRequiredFields, 120),
  date: dayText(() => mediaRules.fillAllRequiredFields),
  description: optionalText(4000),
  category: z._default(z.enum(['', ...sermonCategories], { error: () => mediaRules.chooseCategory }), ''),
  type: z.enum(['video', 'audio'], { error: () => mediaRules.chooseVideoAudio }),
  youtube_link: optionalAddress(() => mediaRules.enterFullAddressVideo),
  /** One of the church's series; '' for none. */
  series: optionalText(longestSeries),
  scripture: optionalText(120),
  /** Without them a change keeps what is there: clients of the specification know neither. */
  chapters: z.optional(TypedChapters),
  words: z.optional(z.string().check(atMost(longestWords), z.overwrite(plainParagraphs))),
  /** Id of a finished resumable upload (uploads/), instead of `file`. */
  upload: z._default(
    z.string().check(
      atMost(22, () => mediaRules.notUpload),
      z.regex(/^([\w-]{22})?$/, { error: () => mediaRules.notUpload }),
    ),
    '',
  ),
  version: z._default(
    z.string().check(
      atMost(9, () => usualRules.notVersion),
      z.regex(/^\d{0,9}$/, { error: () => usualRules.notVersion }),
    ),
    '',
  ),
})
export type SermonForm = z.infer<typeof SermonForm>
