import { route } from '../../route.ts'
import { OwnAccountAnswer } from '../account.ts'
import { CompletedProfileAnswer, StaffProfileForm } from '../profile.ts'

export const completeStaffProfile = route('POST', 'profiles/staff/', {
  summary: 'Completes the profile of somebody who serves, who is asked for less',
  status: 201,
  form: StaffProfileForm,
  files: ['profile_image'],
  exact: CompletedProfileAnswer,
})

export const postponeProfile = route('POST', 'profiles/later/', {
  summary: 'Is not asked for my profile again for 30 days',
  exact: OwnAccountAnswer,
})
