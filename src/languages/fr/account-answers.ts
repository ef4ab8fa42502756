import type { Translation } from '../../lib/words/translation.ts'
import type { accountAnswers as words } from '../../server/accounts/accounts/messages.ts'

export const accountAnswers: Translation<typeof words> = {
  yourAccountClosedWill: {
    draft:
      'Votre compte est fermé. Il sera supprimé le {day}, sauf si vous vous connectez avant et reprenez votre décision.',
  },
  youClosedAccountWill: {
    draft:
      'Vous avez fermé ce compte. Il sera supprimé le {day}. Jusque-là vous pouvez reprendre votre décision.',
  },
  yourPasskeyAdded: { draft: 'Votre clé d’accès est ajoutée.' },
  yourPasskeyNewName: { draft: 'Votre clé d’accès a un nouveau nom.' },
  yourPasskeyRemoved: { draft: 'Votre clé d’accès est retirée.' },
  yourAppSetUp: { draft: 'Votre application est installée.' },
  yourAppRemoved: { draft: 'Votre application est retirée.' },
  secondStepNotRight: { draft: 'La seconde étape n’était pas juste. Réessayez.' },
  passkeyNotTakenTry: {
    draft: 'Cette clé d’accès n’a pas été prise. Réessayez, ou choisissez un autre moyen',
  },
  codeNotRightUsed: {
    draft: 'Ce code n’est pas juste, ou a déjà servi. Entrez celui que votre application montre maintenant',
  },
  recoveryCodeNotRight: { draft: 'Ce code de secours n’est pas juste, ou a déjà servi' },
  thankYouYourE: { draft: 'Merci. Votre adresse e-mail est confirmée.' },
  yourEMailAddress: { draft: 'Votre adresse e-mail est rétablie, et tout le monde est déconnecté.' },
  everybodySignedOutOld: {
    draft: 'Tout le monde est déconnecté, et l’ancien mot de passe n’ouvre plus rien.',
  },
  notYourPassword: { draft: 'Ce n’est pas votre mot de passe' },
  yourOtherDevicesStay: { draft: 'Vos autres appareils restent connectés.' },
  otherDevicesSignedOut: { draft: 'Les autres appareils sont déconnectés.' },
  yourPasswordChangedOthers: { draft: 'Votre mot de passe est changé. {others}' },
  ifThereSuchAccount: {
    draft: 'Si un tel compte existe, un e-mail avec un lien est en route. Il vaut une heure.',
  },
  linkHolds: { draft: 'Ce lien est valable.' },
  usernameTaken: { draft: 'Ce nom d’utilisateur est pris' },
  thankYouYouCan: { draft: 'Merci. Vous pouvez continuer.' },
  confirmYou: { draft: 'Confirmez que c’est bien vous.' },
  youSignedOut: { draft: 'Vous êtes déconnecté.' },
  notPhoneNumberGhana: {
    draft: 'Ce n’est pas un numéro de téléphone du Ghana. Écrivez-le comme 024 412 3456',
  },
  notPhoneNumberName: {
    draft: 'Ce n’est pas un numéro de téléphone de ce pays : {name}. Écrivez-le comme on le compose là-bas',
  },
  youGetAnswerBy: {
    draft: 'Vous aurez une réponse au plus tard le {day}, à l’adresse ou au numéro que vous avez donné.',
  },
  thankYouYourRequest: { draft: 'Merci. Votre demande est au secrétariat de l’église. {until}' },
  invitationTakenAlreadyIf: {
    draft:
      'Cette invitation a déjà été prise. Si c’était vous, connectez-vous. Sinon, demandez-en une nouvelle.',
  },
  invitationTooOldAsk: {
    draft: 'Cette invitation est trop ancienne. Demandez-en une nouvelle à qui vous a invité.',
  },
  invitationWithdrawnAskWhoever: { draft: 'Cette invitation a été retirée. Demandez à qui vous a invité.' },
  invitationWithdrawnItsLink: { draft: 'L’invitation est retirée. Son lien ne fait plus rien.' },
  usernameCodeDoNot: {
    draft: 'Le nom d’utilisateur et le code ne vont pas ensemble, ou le code ne vaut plus',
  },
  reasonLookAgainAsk: { draft: '{reason}. Regardez de nouveau, ou demandez-en un nouveau au secrétariat' },
  yourCodeRightSince: {
    draft: 'Votre code est juste. Comme vous travaillez pour l’église, donnez aussi votre mot de passe.',
  },
  yourCodeRightYou: {
    draft:
      'Votre code est juste. Vous avez confirmé ce numéro il y a plus de six mois : donnez aussi votre mot de passe.',
  },
  noMoreTheseMessages: { draft: 'Ces messages ne vous viennent plus.' },
  noMoreMessagesCome: { draft: 'Aucun message ne vous vient plus, sauf pour la sécurité de votre compte.' },
  thankYouMessagesCome: { draft: 'Merci. Les messages vous viennent de nouveau.' },
  secondStepReset: { draft: 'La seconde étape est remise à zéro.' },
  secondStepResetTold: {
    draft: 'La seconde étape est remise à zéro. La personne en est informée par e-mail.',
  },
  haveUntil: { draft: 'La personne a jusqu’au {day}.' },
  otherDevicesOut: {
    draft: {
      one: '{count} autre appareil est déconnecté.',
      other: '{count} autres appareils sont déconnectés.',
    },
  },
  removedSince: { draft: 'Retiré, car c’est venu après : {things}.' },
  removedUnconfirmed: { draft: 'Retiré, car votre adresse e-mail n’était pas confirmée avant : {things}.' },
  choosePasswordNow: { draft: 'Choisissez maintenant un nouveau mot de passe.' },
  linkOnItsWay: { draft: 'Un e-mail avec un lien pour un nouveau est en route.' },
  newPasswordSet: { draft: 'Votre nouveau mot de passe est en place.' },
  logInWithIt: { draft: 'Connectez-vous avec lui.' },
  codeRight: { draft: 'Votre code est juste. Donnez aussi votre seconde étape.' },
  passwordRight: { draft: 'Votre mot de passe est juste. Donnez aussi votre seconde étape.' },
}
