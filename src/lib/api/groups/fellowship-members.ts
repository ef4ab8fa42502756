import { FellowshipMember, SharedDetails } from '../../contract/accounts/user.ts'
import { type Id, readList } from '../../contract/base.ts'
import { api, bodyOf } from '../client.ts'

/** GET fellowships/{id}/members/ */
export const listMembers = async (id: Id): Promise<FellowshipMember[]> =>
  readList(FellowshipMember, await bodyOf(api.get(`fellowships/${id}/members/`)))

/** GET fellowships/{id}/members/, with words of the name: a few. Throws ApiError. */
export const findMembers = async (id: Id, search: string): Promise<FellowshipMember[]> =>
  readList(
    FellowshipMember,
    await bodyOf(api.get(`fellowships/${id}/members/?limit=6&search=${encodeURIComponent(search)}`)),
  )

/** GET fellowships/my/members/: details that members share with the fellowship. Throws ApiError, 404 without a fellowship. */
export async function listSharedByMembers(): Promise<SharedDetails[]> {
  return readList(SharedDetails, await bodyOf(api.get('fellowships/my/members/')))
}
