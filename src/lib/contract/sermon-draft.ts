import * as z from 'zod/mini'
import { firstOf, Id, Words } from './base.ts'

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
