import * as z from 'zod/mini'
import { atMost, dayText, optionalText, requiredText } from './base.ts'
import { optionalAddress } from './edit.ts'
import { sermonCategories } from './sermon.ts'
import { sermonSeries } from './sermon-series.ts'

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
