import type { passwordTexts } from '../../lib/texts/accounts/passwords.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPasswordAnswers: Translation<typeof passwordTexts> = {
  asked: { draft: 'Si ce compte existe, un e-mail avec un lien est en route. Il est valable une heure.' },
  askFailure: { draft: 'L’e-mail n’a pas pu être demandé. Réessayez.' },
  reset: { draft: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.' },
  resetFailure: { draft: 'Votre nouveau mot de passe n’a pas été enregistré. Réessayez.' },
}
