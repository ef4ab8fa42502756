import type { checkInRules as words } from '../../lib/texts/services/check-in-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const checkInRules: Translation<typeof words> = {
  guardianCode: { draft: 'Le code d’un responsable a {length} lettres ou chiffres' },
  ownCode: { draft: 'Le code d’un membre a {length} lettres ou chiffres' },
  eitherCode: { draft: 'Le code d’un responsable a {length} lettres ou chiffres, celui d’un compte {own}' },
  service: { draft: 'Choisissez un culte ou un événement' },
  number: { draft: 'Indiquez un nombre' },
  wholeNumber: { draft: 'Indiquez un nombre entier' },
  firstName: { draft: 'Indiquez un prénom' },
  why: { draft: 'Écrivez pourquoi, en quelques mots' },
  handOver: { draft: 'Donnez le code, la personne qui vient chercher, ou une raison' },
}
