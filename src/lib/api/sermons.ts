import { type Id, readList } from '../contract/base.ts'
import { Sermon, StaffSermon } from '../contract/sermon.ts'
import { answerOf, api, bodyOf } from './client.ts'
import { resource } from './resource.ts'

/** GET sermons/{id}/: the fields for the editor. Throws ApiError. */
export const readSermon = (id: Id): Promise<StaffSermon> => answerOf(StaffSermon, api.get(`sermons/${id}/`))

/** GET sermons/: newest first. Throws ApiError. */
export async function listSermons(): Promise<Sermon[]> {
  return readList(Sermon, await bodyOf(api.get('sermons/')))
}

export const sermonCalls = resource<StaffSermon, never>('sermons', StaffSermon)
