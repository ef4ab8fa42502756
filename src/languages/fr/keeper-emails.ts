import type { Translation } from '../../lib/words/translation.ts'
import type { keeperEmails as words } from '../../server/accounts/dual-control/messages.ts'

export const keeperEmails: Translation<typeof words> = {
  yourDashboard: { draft: 'Votre tableau de bord' },
  wherePlace: { draft: 'Où : {place}' },
  whoUsernameFromAddress: { draft: 'Qui : {username}, depuis {address}' },
  whenDayHour: { draft: 'Quand : {day} {hour}' },
  paymentDetailsPlaceWait: { draft: 'Les coordonnées de paiement de {place} attendent une seconde personne' },
  somebodyChangedWhatTells: {
    draft:
      'Quelqu’un a changé ce qui dit aux gens où va leur argent. Les visiteurs ne le voient pas encore : un autre super-admin ou trésorier doit l’approuver.',
  },
  paymentDetailsPlaceChange: { draft: 'Les coordonnées de paiement de {place} changent dans un jour' },
  somebodyChangedWhatTells2: {
    draft:
      'Quelqu’un a changé ce qui dit aux gens où va leur argent. Votre église n’a personne d’autre qui puisse l’approuver, donc cela prend effet de soi-même le {day} à {hour}. Jusque-là on peut l’arrêter, et l’annuler pendant une semaine après. Si vous n’en savez rien, appelez le secrétariat maintenant.',
  },
  before: { draft: 'Avant :' },
  after: { draft: 'Nouveau :' },
  isWrong: { draft: 'Est-ce une erreur ? Regardez maintenant :' },
  nothing: { draft: '(rien)' },
  more: { draft: 'et encore {left}' },
  newKeeper: {
    draft:
      '{by} a donné à {who} un travail qui permet d’approuver ce qui dit aux gens où va leur argent : {work}.',
  },
  users: { draft: 'Utilisateurs' },
  ourChurch: { draft: 'Notre église' },
  superAdmin: { draft: 'super-admin' },
  treasurer: { draft: 'trésorier' },
  superAdminLater: { draft: 'super-admin, une fois l’invitation prise' },
  treasurerLater: { draft: 'trésorier, une fois l’invitation prise' },
  somebody: { draft: 'Quelqu’un' },
}
