import type { requestWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequest: Translation<typeof requestWords> = {
  needsScript: { draft: 'L’envoi d’une demande ici' },
  name: { draft: 'Votre nom' },
  contact: { draft: 'Votre adresse e-mail ou votre numéro de téléphone' },
  kind: { draft: 'Demande' },
  choose: { draft: 'Choisissez' },
  details: { draft: 'Détails<a> (facultatif)</a>' },
  send: { draft: 'Envoyer la demande' },
  sending: { draft: 'Envoi...' },
  noAnswer: { draft: 'Pas de réponse. Vérifiez votre connexion, et réessayez.' },
  elsewhere: { draft: 'Votre demande n’a pas été envoyée. Écrivez plutôt à l’église.' },
}
