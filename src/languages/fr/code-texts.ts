import type { Translation } from '../../lib/words/translation.ts'
import type { codeTextWords } from '../../server/accounts/otp/messages.ts'

export const codeTexts: Translation<typeof codeTextWords> = {
  signIn: {
    draft: '{code}: votre code de connexion, {church}. Valable {minutes} minutes. Ne le donnez a personne.',
  },
  reset: {
    draft:
      '{code}: votre code pour un nouveau mot de passe, {church}. Valable {minutes} minutes. Ne le donnez a personne.',
  },
  confirm: {
    draft:
      '{code}: votre code pour confirmer ce numero, {church}. Valable {minutes} minutes. Ne le donnez a personne.',
  },
  yourChurch: { draft: 'votre église' },
}
