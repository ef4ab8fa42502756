import type { profileTexts } from '../../lib/texts/accounts/profile-changes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profileAnswers: Translation<typeof profileTexts> = {
  profileSuccess: { draft: 'Atsake ohe saji lɛ jogbaŋŋ!' },
  personalSuccess: { draft: 'Atsake ohe saji lɛ jogbaŋŋ!' },
  unable: { draft: 'Wɔnyɛŋ wɔtsake ohe saji lɛ' },
  failure: { draft: 'Tsakemɔ lɛ eyeee omanye' },
  loadFailure: { draft: 'Wɔnyɛɛɛ wɔkɛ ohe saji lɛ ba' },
}
