import type { invitationPhrases as words } from '../../lib/texts/accounts/invitation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const invitationPhrases: Translation<typeof words> = {
  treasurer: { draft: 'à tenir les comptes comme trésorier' },
  counter: { draft: 'à compter les offrandes des cultes comme compteur' },
  signatory: { draft: 'à décider des aides comme signataire' },
  pastor: { draft: 'à prendre soin des gens comme pasteur' },
  usher: { draft: 'à accueillir les gens comme hôte d’accueil' },
  rota: { draft: 'à tenir le planning' },
  office: { draft: 'à répondre pour le secrétariat' },
  registrar: { draft: 'à tenir les registres' },
  translator: { draft: 'à lire et corriger les mots du site dans une autre langue' },
  worship: { draft: 'à préparer l’ordre des cultes' },
  lead: { draft: 'à diriger le groupe {fellowship}' },
  media: { draft: 'à servir dans l’équipe médias' },
  admin: { draft: 'à veiller sur tout le site comme super administrateur' },
  member: { draft: 'à devenir membre' },
  and: { draft: '{first}, et {last}' },
}
