import type { signUpTexts } from '../../lib/texts/accounts/session.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const signUpAnswers: Translation<typeof signUpTexts> = {
  success: { draft: 'Inscription réussie !' },
  failure: { draft: 'L’inscription a échoué' },
  confirm: { draft: 'Un e-mail vous est envoyé. Ouvrez son lien pour confirmer votre adresse e-mail.' },
}
