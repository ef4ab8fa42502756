import type { loginTexts } from '../../lib/texts/accounts/session.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const loginAnswers: Translation<typeof loginTexts> = {
  success: { draft: 'Connexion réussie !' },
  failure: { draft: 'Identifiants incorrects' },
  incompleteProfile: { draft: 'Veuillez compléter votre profil' },
}
