import { readList } from '../contract/base.ts'
import { MemberSettings, type MemberSettingsChanges, SharedDetails } from '../contract/member-settings.ts'
import { answerOf, api, bodyOf } from './client.ts'

/** GET users/me/settings/. Throws ApiError. */
export const readMemberSettings = (): Promise<MemberSettings> =>
  answerOf(MemberSettings, api.get('users/me/settings/'))

/** PATCH users/me/settings/: returns all settings. Throws ApiError. */
export const changeMemberSettings = (changes: MemberSettingsChanges): Promise<MemberSettings> =>
  answerOf(MemberSettings, api.url('users/me/settings/').patch(changes))

/** GET fellowships/my/members/: details that members share with the fellowship. Throws ApiError, 404 without a fellowship. */
export async function listSharedByMembers(): Promise<SharedDetails[]> {
  return readList(SharedDetails, await bodyOf(api.get('fellowships/my/members/')))
}
