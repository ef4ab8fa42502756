import type { dataRequestWords } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequest: Translation<typeof dataRequestWords> = {
  needsScript: { draft: 'Envoyer une demande ici' },
  name: { draft: 'Votre nom' },
  contact: { draft: 'Votre adresse e-mail ou numéro de téléphone' },
  request: { draft: 'Demande' },
  choose: { draft: 'Veuillez choisir' },
  details: { draft: 'Détails' },
  send: { draft: 'Envoyer la demande' },
  sending: { draft: 'Envoi...' },
  noAnswer: { draft: 'Pas de réponse. Vérifiez votre connexion, puis réessayez.' },
  elsewhere: { draft: 'Votre demande n’est pas partie. Écrivez plutôt à l’église.' },
}
