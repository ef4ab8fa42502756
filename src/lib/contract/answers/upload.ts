import * as z from 'zod/mini'

/** An upload that was begun. A sermon takes it by this id once it is whole. */
export const StartedUpload = z.strictObject({ upload: z.string() })

export const UploadState = z.strictObject({
  upload: z.string(),
  type: z.enum(['video', 'audio']),
  length: z.number(),
  offset: z.number(),
  expires_at: z.string(),
})
