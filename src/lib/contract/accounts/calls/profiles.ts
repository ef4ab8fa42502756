import * as z from 'zod/mini'
import { route } from '../../route.ts'
import {
  CompletedProfile,
  CompletedProfileAnswer,
  Profile,
  ProfileAnswer,
  ProfileChanges,
  ProfileForm,
} from '../profile.ts'

export const readProfile = route('GET', 'profiles/', {
  summary: 'My profile',
  answer: Profile,
  exact: ProfileAnswer,
})

export const changeProfile = route('PUT', 'profiles/', {
  summary: 'Changes my profile',
  body: ProfileChanges,
  exact: ProfileAnswer,
})

export const sendPhotograph = route('PUT', 'profiles/image/', {
  summary: 'Sets my photograph',
  form: z.object({}),
  files: ['profile_image'],
  answer: CompletedProfile,
  exact: ProfileAnswer,
})

export const removePhotograph = route('DELETE', 'profiles/image/', {
  summary: 'Removes my photograph',
  exact: ProfileAnswer,
})

export const completeProfile = route('POST', 'profiles/', {
  summary: 'Completes my profile',
  status: 201,
  form: ProfileForm,
  files: ['profile_image'],
  exact: CompletedProfileAnswer,
})
