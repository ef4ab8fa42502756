import type { Translation } from '../../lib/words/translation.ts'
import type { accountEmailWords } from '../../server/accounts/accounts/messages.ts'

export const accountEmails: Translation<typeof accountEmailWords> = {
  dear: { draft: 'Bonjour {name},' },
  goodDay: { draft: 'Bonjour,' },
  namedAccount: { draft: 'votre compte {username}' },
  account: { draft: 'votre compte' },
  resetSubject: { draft: 'Choisissez un nouveau mot de passe' },
  resetAsked: {
    draft:
      'quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour {account}. Ouvrez ce lien dans l’heure pour en choisir un :',
  },
  resetNotYou: { draft: 'Si ce n’était pas vous, vous n’avez rien à faire : vous seul avez cette lettre.' },
  confirmSubject: { draft: 'Confirmez votre adresse e-mail' },
  confirmAsked: {
    draft:
      'quelqu’un, vous sans doute, a donné cette adresse à un compte de notre église. Connectez-vous avec ce compte, ouvrez ce lien dans les trois jours et appuyez sur le bouton pour la confirmer :',
  },
  confirmByOffice: {
    draft:
      'quelqu’un, vous sans doute, a donné cette adresse à un compte de notre église. Ouvrez ce lien dans les trois jours et appuyez sur le bouton pour la confirmer :',
  },
  confirmNotYou: {
    draft: 'Si ce n’était pas vous, vous n’avez rien à faire : l’adresse n’est pas utilisée.',
  },
}
