import type { Translation } from '../../lib/words/translation.ts'
import type { registerRefusals as words } from '../../server/register/messages.ts'

export const registerRefusals: Translation<typeof words> = {
  thereNoSuchBranch: { draft: 'Il n’y a pas de telle annexe' },
  branchClosed: { draft: 'Cette annexe est fermée' },
  undone: { draft: 'Cela a été annulé' },
  sameEntryAlready: { draft: 'C’est déjà la même entrée.' },
  bothAccountDeleteAccount: {
    draft: 'Les deux ont un compte. Supprimez d’abord le compte qui ne sert plus.',
  },
  thereNoSuchChange: { draft: 'Il n’y a pas de tel changement.' },
  somebodyListGoneMeanwhile: {
    draft: 'Quelqu’un de cette liste est parti entre-temps. Chargez-la de nouveau.',
  },
  none: { draft: 'aucun' },
  accountOf: { draft: 'Le compte @{username} de {name}, créé le {day},' },
}
