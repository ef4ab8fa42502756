import * as z from 'zod/mini'
import { requiredText } from './base.ts'
import { Version } from './edit.ts'

export const AnnouncementForm = z.strictObject({
  title: requiredText('Please enter a title', 150),
  content: requiredText('Please enter the text', 4000),
  version: Version,
})
export type AnnouncementForm = z.infer<typeof AnnouncementForm>
