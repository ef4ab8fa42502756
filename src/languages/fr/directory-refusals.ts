import type { Translation } from '../../lib/words/translation.ts'
import type { directoryRefusals as words } from '../../server/people/directory/messages.ts'

export const directoryRefusals: Translation<typeof words> = {
  confirmYourEMail: {
    draft:
      'Confirmez d’abord votre adresse e-mail ou votre numéro de téléphone dans les Réglages, ou demandez au secrétariat de l’église.',
  },
  directoryMembersJoinFellowship: {
    draft: 'L’annuaire est pour les membres. Rejoignez un groupe, ou demandez au secrétariat de l’église.',
  },
  nobodyListAddressYou: { draft: 'Personne de cette liste n’a d’adresse que vous puissiez voir.' },
  giveNumberFrom0: { draft: 'Donnez un nombre de 0 à {most}' },
  personAccountDecidesAbout: {
    draft: 'Cette personne a un compte, et décide de l’annuaire dans ses Réglages.',
  },
}
