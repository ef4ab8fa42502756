import type { Translation } from '../../lib/words/translation.ts'
import type { appRefusals as words } from '../../server/app/messages.ts'

export const appRefusals: Translation<typeof words> = {
  userDeletedSuccessfully: { draft: 'L’utilisateur est supprimé' },
  onlyFellowshipLeaderLeads: { draft: 'Seul un responsable de groupe en dirige un' },
  memberSignedOutEverywhere: { draft: 'Ce membre est déconnecté partout.' },
  thereNoSuchSession: { draft: 'Il n’y a pas de telle session.' },
  addressCharacterCannotSearched: { draft: 'Cette adresse a un caractère qu’on ne peut chercher.' },
  thereNothingAtAddress: { draft: 'Il n’y a rien à cette adresse.' },
  addressAnswersAllowOnly: { draft: 'Cette adresse ne répond qu’à {allow}.' },
  somethingWentWrongOur: { draft: 'Il y a eu une erreur chez nous. Réessayez dans un moment.' },
  thereNoSuchKind: { draft: 'Il n’y a pas de tels messages.' },
  nobodyCanFillWord: { draft: 'Personne ne peut remplir {word}. Vous pouvez écrire {known}' },
  asTextMessageParts: { draft: 'En SMS ceci a {parts} parties. Raccourcissez-le' },
  yourAccountMayNot: { draft: 'Votre compte ne peut pas faire ceci.' },
  youCanSaveList: { draft: 'Vous pouvez enregistrer la liste.' },
  searchAtMostLongestFind: { draft: 'Cherchez au plus {longestFind} caractères' },
  giveWordAtLeast: { draft: 'Donnez un mot d’au moins deux lettres' },
  churchServerBeingRestarted: { draft: 'Le serveur de l’église redémarre. Réessayez dans un moment.' },
}
