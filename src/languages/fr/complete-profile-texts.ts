import type { completeProfileTexts as words } from '../../lib/texts/accounts/profile.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const completeProfileTexts: Translation<typeof words> = {
  success: { draft: 'Profil complété !' },
  failure: { draft: 'Une erreur est survenue en complétant le profil.' },
}
