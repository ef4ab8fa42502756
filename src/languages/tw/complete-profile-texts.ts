import type { completeProfileTexts as words } from '../../lib/texts/accounts/profile.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const completeProfileTexts: Translation<typeof words> = {
  success: { draft: 'Woawie wo ho nsɛm!' },
  failure: { draft: 'Mfomsoɔ bi baa berɛ a yɛresie wo ho nsɛm.' },
}
