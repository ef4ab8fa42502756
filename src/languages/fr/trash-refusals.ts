import type { Translation } from '../../lib/words/translation.ts'
import type { trashRefusals as words } from '../../server/settings/trash/messages.ts'

export const trashRefusals: Translation<typeof words> = {
  backEverythingBelongs: { draft: 'C’est de retour, avec tout ce qui en fait partie.' },
  deletedGood: { draft: 'C’est supprimé pour toujours.' },
  notBinPerhapsRestored: { draft: 'Ceci n’est pas dans la corbeille. Peut-être est-ce déjà restauré.' },
  notUsedByChurch: { draft: 'Cette église ne s’en sert pas' },
  fellowshipEventNotThere: {
    draft: 'Le groupe de cet événement n’est plus là. Restaurez d’abord le groupe.',
  },
  fellowshipGotMessageNot: {
    draft: 'Le groupe qui a reçu ce message n’est plus là. Restaurez d’abord le groupe.',
  },
  whoeverWrotePrayerRequest: {
    draft: 'La personne qui a écrit ce sujet de prière est supprimée aussi. Restaurez d’abord le membre.',
  },
  whoeverWroteTestimonyDeleted: {
    draft: 'La personne qui a écrit ce témoignage est supprimée aussi. Restaurez d’abord le membre.',
  },
  memberWhoWroteMessage: {
    draft: 'Le membre qui a écrit ce message est supprimé aussi. Restaurez d’abord le membre.',
  },
  thereNothingLeftBin: { draft: 'Il n’en reste rien dans la corbeille.' },
  usernameTaken: {
    draft:
      'Quelqu’un d’autre a maintenant le nom d’utilisateur « {value} », donc ceci ne peut être restauré. Cela reste dans la corbeille.',
  },
  alikeTaken: {
    draft:
      'Quelqu’un d’autre a maintenant un nom d’utilisateur qui ressemble à « {value} », donc ceci ne peut être restauré. Cela reste dans la corbeille.',
  },
  emailTaken: {
    draft:
      'Quelqu’un d’autre a maintenant l’adresse e-mail « {value} », donc ceci ne peut être restauré. Cela reste dans la corbeille.',
  },
  nameTaken: {
    draft:
      'Le nom « {value} » est maintenant pris, donc ceci ne peut être restauré. Cela reste dans la corbeille.',
  },
  addressTaken: {
    draft:
      'L’adresse « {value} » est maintenant prise, donc ceci ne peut être restauré. Cela reste dans la corbeille.',
  },
}
