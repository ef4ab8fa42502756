import { readList } from '../contract/base.ts'
import { Testimony } from '../contract/testimony.ts'
import { api, bodyOf } from './client.ts'

/** GET members/my/testimonies/: the testimonies of the signed-in member, waiting ones among them. Throws ApiError. */
export async function listMyTestimonies(): Promise<Testimony[]> {
  return readList(Testimony, await bodyOf(api.get('members/my/testimonies/')))
}
