import type { codeTexts } from '../../lib/texts/accounts/otp.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codeAnswers: Translation<typeof codeTexts> = {
  asked: {
    draft: 'Si {telephone} est confirmé pour un compte, un code est en route. Il est valable dix minutes.',
  },
  confirming: { draft: 'Un code est en route vers {telephone}. Il vaut dix minutes.' },
  confirmed: {
    draft: 'Votre numéro est confirmé. Vous pouvez maintenant vous connecter avec un code par SMS.',
  },
  dropped: { draft: 'Votre numéro ne vous connecte plus. Votre mot de passe, oui.' },
}
