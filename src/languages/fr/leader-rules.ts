import type { leaderRules as words } from '../../lib/texts/groups/leader-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leaderRules: Translation<typeof words> = {
  message: { draft: 'Écrivez un message' },
  name: { draft: 'Indiquez votre nom' },
  lettersOnly: { draft: 'Écrivez votre nom en lettres seulement' },
  phone: { draft: 'Indiquez votre numéro de téléphone' },
  member: { draft: 'Choisissez un membre' },
  presence: { draft: 'Dites présent ou absent' },
  yesOrNo: { draft: 'Dites oui ou non' },
}
