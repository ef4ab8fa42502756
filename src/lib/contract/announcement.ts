import * as z from 'zod/mini'
import { Id, Words } from './base.ts'

export const Announcement = z.object({ id: Id, title: z.string(), content: Words, created_at: Words })
export type Announcement = z.infer<typeof Announcement>
