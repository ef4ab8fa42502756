import type { Translation } from '../../lib/words/translation.ts'
import type { factorEmailWords } from '../../server/accounts/accounts/factors/messages.ts'

export const factorEmails: Translation<typeof factorEmailWords> = {
  happened: { draft: '{what} Si c’était vous, vous n’avez rien à faire.' },
  ifNotYou: {
    draft:
      'Si ce n’était pas vous, changez tout de suite votre mot de passe et prévenez le secrétariat de l’église.',
  },
  appAddedSubject: { draft: 'Les codes d’une application protègent maintenant votre compte' },
  appAdded: { draft: 'désormais, {account} demande aussi un code d’une application d’authentification.' },
  appRemovedSubject: { draft: 'Les codes d’une application ne protègent plus votre compte' },
  appRemoved: { draft: 'l’application d’authentification de {account} vient d’être retirée.' },
  passkeyAddedSubject: { draft: 'Une clé d’accès a été ajoutée à votre compte' },
  passkeyAdded: { draft: 'une nouvelle clé d’accès ouvre maintenant {account}.' },
  passkeyRemovedSubject: { draft: 'Une clé d’accès a été retirée de votre compte' },
  passkeyRemoved: { draft: 'une clé d’accès de {account} vient d’être retirée.' },
  codesSubject: { draft: 'Vous avez de nouveaux codes de secours' },
  codes: { draft: 'de nouveaux codes de secours ont été faits pour {account}. Les anciens ne valent plus.' },
  codeUsedSubject: { draft: 'Un code de secours a été utilisé' },
  codeUsed: {
    draft:
      'quelqu’un vient d’utiliser un code de secours de {account}, au lieu d’une clé d’accès ou d’un code.',
  },
  resetSubject: { draft: 'Votre connexion en deux étapes a été remise à zéro' },
  reset: {
    draft:
      'le secrétariat de l’église a retiré les clés d’accès, l’application d’authentification et les codes de secours de {account}. Votre mot de passe seul vous connecte maintenant.',
  },
  resetThen: {
    draft:
      'Remettez-en une dans vos réglages, sous « Connexion en deux étapes ». Si vous ne l’avez pas demandé, prévenez le secrétariat.',
  },
  resetOnServerSubject: { draft: 'Votre connexion en deux étapes a été remise à zéro sur le serveur' },
  resetOnServer: {
    draft:
      'quelqu’un au serveur de l’église a retiré les clés d’accès, l’application d’authentification et les codes de secours de {account}. Votre mot de passe seul vous connecte maintenant.',
  },
  resetOnServerThen: {
    draft:
      'Remettez-en une dans vos réglages, sous « Connexion en deux étapes ». Si vous ne l’avez pas demandé, prévenez tout de suite le secrétariat.',
  },
  removedSubject: { draft: 'Ce qui a été retiré de votre compte' },
  removed: {
    draft:
      'par le lien d’une lettre, vous nous avez dit que quelqu’un d’autre était dans {account}. Ce qui l’ouvre et a été ajouté depuis est retiré : {removed}.',
  },
  removedThen: {
    draft:
      'Si quelque chose était à vous, remettez-le dans vos réglages, sous « Connexion en deux étapes ». Regardez-y aussi si tout ce qui reste est à vous.',
  },
  removedAtFirst: {
    draft:
      'le nouveau mot de passe de {account} a aussi confirmé cette adresse e-mail. Avant, personne ne savait à qui est le compte ; ce qui l’ouvrait est donc retiré : {removed}.',
  },
  removedAtFirstThen: {
    draft: 'Si quelque chose était à vous, remettez-le dans vos réglages, sous « Connexion en deux étapes ».',
  },
  passkeys: { draft: { one: 'une clé d’accès', other: '{count} clés d’accès' } },
  app: { draft: 'l’application d’authentification' },
  recoveryCodes: { draft: 'les codes de secours' },
  calendar: { draft: 'l’adresse du calendrier' },
  graceSubject: { draft: 'Vous avez une semaine de plus pour la connexion en deux étapes' },
  grace: {
    draft:
      'le secrétariat de l’église a donné à {account} une semaine de plus pour installer une clé d’accès ou une application d’authentification.',
  },
  graceThen: { draft: 'Vous trouvez les deux dans vos réglages, sous « Connexion en deux étapes ».' },
}
