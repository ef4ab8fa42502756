import type { profileTexts } from '../../lib/texts/accounts/profile-changes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profileAnswers: Translation<typeof profileTexts> = {
  profileSuccess: { draft: 'Profil mis à jour !' },
  personalSuccess: { draft: 'Informations personnelles mises à jour !' },
  unable: { draft: 'Impossible de mettre à jour le profil' },
  failure: { draft: 'La mise à jour du profil a échoué' },
  loadFailure: { draft: 'Le chargement du profil a échoué' },
}
