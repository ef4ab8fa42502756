import * as z from 'zod/mini'

/** A new upload. Once it is complete, a sermon or a page refers to it by this id. */
export const StartedUploadAnswer = z.strictObject({ upload: z.string() })

export const UploadStateAnswer = z.strictObject({
  upload: z.string(),
  type: z.enum(['video', 'audio', 'page']),
  length: z.number(),
  offset: z.number(),
  expires_at: z.string(),
})
