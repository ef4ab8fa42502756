import { readList } from '../contract/base.ts'
import { Sermon } from '../contract/sermon.ts'
import { api, bodyOf } from './client.ts'

/** GET sermons/: newest first. Throws ApiError. */
export async function listSermons(): Promise<Sermon[]> {
  return readList(Sermon, await bodyOf(api.get('sermons/')))
}
