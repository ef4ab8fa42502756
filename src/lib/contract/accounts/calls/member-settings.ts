import { route } from '../../route.ts'
import { MemberSettings, MemberSettingsAnswer, MemberSettingsChanges } from '../member-settings.ts'

export const readMemberSettings = route('GET', 'users/me/settings/', {
  summary: 'Who may see my details, and which e-mails I want',
  answer: MemberSettings,
  exact: MemberSettingsAnswer,
})

export const changeMemberSettings = route('PATCH', 'users/me/settings/', {
  summary: 'Changes who may see my details, or which e-mails I want',
  body: MemberSettingsChanges,
  answer: MemberSettings,
  exact: MemberSettingsAnswer,
})
