import type { Id } from '../contract/base.ts'
import type { LeaderNeedsAnswer, MediaNeedsAnswer, MemberNeedsAnswer } from '../contract/needs.ts'
import { api, bodyOf } from './client.ts'

/* Extensions of our own backend, so the responses are not validated. Each throws ApiError. */

/** GET fellowships/{id}/needs/ */
export const readLeaderNeeds = async (id: Id): Promise<LeaderNeedsAnswer> =>
  (await bodyOf(api.get(`fellowships/${id}/needs/`))) as LeaderNeedsAnswer

/** GET sermons/needs/ */
export const readMediaNeeds = async (): Promise<MediaNeedsAnswer> =>
  (await bodyOf(api.get('sermons/needs/'))) as MediaNeedsAnswer

/** GET members/my/needs/ */
export const readMemberNeeds = async (): Promise<MemberNeedsAnswer> =>
  (await bodyOf(api.get('members/my/needs/'))) as MemberNeedsAnswer
