import { readList } from '../contract/base.ts'
import { Fellowship } from '../contract/fellowship.ts'
import { api, bodyOf } from './client.ts'

/** GET fellowships/: list to choose a fellowship from. Throws ApiError. */
export async function listFellowships(): Promise<Fellowship[]> {
  return readList(Fellowship, await bodyOf(api.get('fellowships/')))
}
