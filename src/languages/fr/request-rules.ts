import type { requestRules as words } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestRules: Translation<typeof words> = {
  kind: { draft: 'Veuillez choisir ce que vous demandez' },
  name: { draft: 'Veuillez saisir le nom' },
  reach: { draft: 'Veuillez indiquer comment joindre cette personne' },
  contact: { draft: 'Veuillez saisir une adresse e-mail ou un numéro de téléphone' },
  contactShape: { draft: 'Écrivez une adresse e-mail, ou un numéro de téléphone comme 024 412 3456' },
}
