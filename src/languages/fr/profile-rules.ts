import type { profileRules as words } from '../../lib/texts/accounts/profile-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profileRules: Translation<typeof words> = {
  marital: { draft: 'Veuillez choisir votre situation familiale' },
  birth: { draft: 'Veuillez saisir votre date de naissance' },
  birthYear: { draft: 'Veuillez vérifier l’année de naissance' },
  bornInFuture: { draft: 'Une date de naissance ne peut pas être dans le futur' },
  house: { draft: 'Veuillez saisir l’adresse de votre domicile' },
  fellowship: { draft: 'Veuillez choisir un groupe' },
  occupation: { draft: 'Veuillez saisir votre profession' },
  churchLife: { draft: 'Parlez-nous un peu de votre vie d’église' },
  yesOrNo: { draft: 'Veuillez répondre par oui ou non' },
}
