import { MemberSettings, type MemberSettingsChanges } from '../../contract/accounts/member-settings.ts'
import { answerOf, api } from '../client.ts'

/** GET users/me/settings/. Throws ApiError. */
export const readMemberSettings = (): Promise<MemberSettings> =>
  answerOf(MemberSettings, api.get('users/me/settings/'))

/** PATCH users/me/settings/: returns all settings. Throws ApiError. */
export const changeMemberSettings = (changes: MemberSettingsChanges): Promise<MemberSettings> =>
  answerOf(MemberSettings, api.url('users/me/settings/').patch(changes))
