import type { requestRules as english } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestRules: Translation<typeof english> = {
  kind: { draft: 'Choisissez ce que vous demandez' },
  name: { draft: 'Indiquez le nom' },
  reach: { draft: 'Indiquez comment joindre cette personne' },
  contact: { draft: 'Indiquez une adresse e-mail ou un numéro de téléphone' },
  contactShape: { draft: 'Écrivez une adresse e-mail, ou un numéro de téléphone comme 024 412 3456' },
}
