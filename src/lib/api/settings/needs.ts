import type { Id } from '../../contract/base.ts'
import { LeaderNeedsAnswer, MediaNeedsAnswer, MemberNeedsAnswer } from '../../contract/settings/needs.ts'
import { answerOf, api } from '../client.ts'

/* Extensions of our own backend. Each throws ApiError. */

/** GET fellowships/{id}/needs/ */
export const readLeaderNeeds = (id: Id): Promise<LeaderNeedsAnswer> =>
  answerOf(LeaderNeedsAnswer, api.get(`fellowships/${id}/needs/`))

/** GET sermons/needs/ */
export const readMediaNeeds = (): Promise<MediaNeedsAnswer> =>
  answerOf(MediaNeedsAnswer, api.get('sermons/needs/'))

/** GET members/my/needs/ */
export const readMemberNeeds = (): Promise<MemberNeedsAnswer> =>
  answerOf(MemberNeedsAnswer, api.get('members/my/needs/'))
