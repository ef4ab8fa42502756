import { readList } from '../contract/base.ts'
import { MemberSettings, type MemberSettingsChanges, SharedByMember } from '../contract/member-settings.ts'
import { answerOf, api, bodyOf } from './client.ts'

/** GET users/me/settings/. Throws ApiError. */
export const readMemberSettings = (): Promise<MemberSettings> =>
  answerOf(MemberSettings, api.get('users/me/settings/'))

/** PATCH users/me/settings/: all settings as they are then. Throws ApiError. */
export const changeMemberSettings = (changes: MemberSettingsChanges): Promise<MemberSettings> =>
  answerOf(MemberSettings, api.url('users/me/settings/').patch(changes))

/** GET fellowships/my/members/: what others of my fellowship share with it. Throws ApiError, 404 for a member of none. */
export async function listSharedByMembers(): Promise<SharedByMember[]> {
  return readList(SharedByMember, await bodyOf(api.get('fellowships/my/members/')))
}
