import * as calls from '../../contract/accounts/calls/member-settings.ts'
import type { MemberSettingsChanges } from '../../contract/accounts/member-settings.ts'
import { call } from '../call.ts'

/** Throws ApiError. */
export const readMemberSettings = () => call(calls.readMemberSettings)

/** Returns all settings. Throws ApiError. */
export const changeMemberSettings = (body: MemberSettingsChanges) =>
  call(calls.changeMemberSettings, { body })
