import type { Translation } from '../../lib/words/translation.ts'
import type { accountRefusals as words } from '../../server/accounts/accounts/messages.ts'

export const accountRefusals: Translation<typeof words> = {
  noMember: { draft: 'Il n’y a pas de tel membre.' },
  youMayOnlyChange: { draft: 'Vous ne pouvez changer que vos propres données.' },
  somebodyElseGavePerson: {
    draft:
      'Quelqu’un d’autre a donné un autre rôle à cette personne entre-temps. Regardez-le avant de continuer.',
  },
  onlySuperAdminPlease: { draft: 'C’est le seul super-admin. Donnez d’abord le rôle à quelqu’un d’autre.' },
  notYourPassword: { draft: 'Ce n’est pas votre mot de passe' },
  pleaseGiveIdFellowship: { draft: 'Donnez l’identifiant d’un groupe, ou aucun' },
  yourEMailAddress: { draft: 'Votre adresse e-mail est déjà confirmée.' },
  notConfirmedAskThem: {
    draft:
      'Ceci n’est pas confirmé : demandez-lui. Quand vous l’aurez vu, dites comment vous savez que c’est bien lui',
  },
  yourOwnYouFind: {
    draft: 'Vous trouvez les vôtres dans vos réglages. Pour ceci, demandez à un autre admin.',
  },
  noPasskey: { draft: 'Il n’y a pas de telle clé d’accès.' },
  passkeyInUseAlready: {
    draft: 'Cette clé d’accès sert déjà. Créez-en une nouvelle, ou utilisez un autre appareil.',
  },
  passkeyNotKnownHere: {
    draft: 'Cette clé d’accès n’est pas connue ici. Connectez-vous avec votre mot de passe.',
  },
  passkeyWasNotTaken: {
    draft: 'Cette clé d’accès n’a pas été prise : trop de temps avait passé, ou elle est d’un autre site.',
  },
  youHaveMostpasskeysPasskeys: { draft: 'Vous avez {mostPasskeys} clés d’accès. Retirez-en une d’abord.' },
  youUseAppAlready: { draft: 'Vous utilisez déjà une application. Retirez-la d’abord.' },
  youHaveNoApp: { draft: 'Vous n’avez pas d’application installée.' },
  recoveryCodesComeWith: {
    draft:
      'Les codes de secours viennent avec une clé d’accès ou une application. Mettez d’abord l’une d’elles en place.',
  },
  codeNotRightPlease: {
    draft: 'Ce code n’est pas juste. Entrez celui que votre application montre maintenant',
  },
  linkDoesNotHold: {
    draft:
      'Ce lien ne vaut plus. Redémarrez le serveur : tant que l’église n’a pas d’admin, chaque démarrage en crée un nouveau.',
  },
  withoutChurchCannotKeep: {
    draft:
      'Sans cela l’église ne peut garder votre compte. Pour le retirer, fermez votre compte dans vos réglages.',
  },
  linkWasUsedAlready: { draft: 'Ce lien a déjà servi, ou il est trop ancien.' },
  pleaseLogInOn: {
    draft:
      'Connectez-vous d’abord sur cet appareil, avec le compte auquel cette adresse a été donnée, et ouvrez de nouveau le lien de l’e-mail. Si vous n’avez pas un tel compte, vous n’avez rien à faire.',
  },
  addressBelongsToAnother: {
    draft: 'Cette adresse appartient maintenant à un autre compte. Demandez au secrétariat de l’église.',
  },
  linkWasUsedAlready2: { draft: 'Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.' },
  noSession: { draft: 'Il n’y a pas de telle session.' },
  oneFirstThatGuesser: {
    draft: 'C’est l’un des premiers qu’on essaierait pour deviner. Choisissez-en un autre',
  },
  pleaseUseAtLeast: {
    draft: 'Utilisez au moins {staffLength} caractères : ce compte voit ce que d’autres ne doivent pas voir',
  },
  usernameAlreadyTaken: { draft: 'Ce nom d’utilisateur est déjà pris' },
  yourSessionHasEnded: { draft: 'Votre session est terminée. Connectez-vous de nouveau.' },
  noFellowship: { draft: 'Il n’y a pas de tel groupe.' },
  youLeadAnotherFellowship: { draft: 'Vous dirigez un autre groupe.' },
  youAssistAnotherFellowship: { draft: 'Vous assistez un autre groupe.' },
  threePeopleAreSignatories: {
    draft: 'Trois personnes sont déjà signataires. Retirez d’abord la fonction à l’une d’elles.',
  },
  pleaseConfirmThatIt: { draft: 'Confirmez que c’est bien vous.' },
  sessionNotKnown: { draft: 'Cette session n’est pas connue.' },
  churchTakesNumbersWith: { draft: 'L’église prend les numéros en {code}' },
  pleaseUseLettersOne: { draft: 'Utilisez les lettres d’un seul alphabet' },
  looksLikeAddressSite: {
    draft: 'Ceci ressemble à l’adresse d’un site. Choisissez un autre nom d’utilisateur',
  },
  usernameKeptForChurch: {
    draft: 'Ce nom d’utilisateur est réservé à l’église elle-même. Choisissez-en un autre',
  },
  pleaseChooseOneStates: { draft: 'Choisissez parmi {states}' },
  requestClosedAlreadyPlease: { draft: 'Cette demande est déjà close. Chargez la liste de nouveau.' },
  noRequest: { draft: 'Il n’y a pas de telle demande.' },
  youHaveDutyAlready: {
    draft: 'Vous avez déjà cette fonction. L’invitation reste ouverte pour quelqu’un d’autre.',
  },
  youAreSuperAdmin: {
    draft: 'Vous êtes déjà super-admin, et pouvez faire tout cela. L’invitation reste ouverte.',
  },
  youAreMemberAlready: { draft: 'Vous êtes déjà membre. L’invitation reste ouverte pour quelqu’un d’autre.' },
  youHaveRoleAlready: { draft: 'Vous avez déjà ce rôle. L’invitation reste ouverte pour quelqu’un d’autre.' },
  invitationWasTakenMeanwhile: {
    draft: 'Cette invitation a été prise entre-temps. Demandez-en une nouvelle.',
  },
  linkNotKnownPlease: {
    draft:
      'Ce lien n’est pas connu. Regardez s’il est entier, ou demandez-en un nouveau à qui vous l’a donné.',
  },
  noInvitation: { draft: 'Il n’y a pas de telle invitation.' },
  invitationWasTakenOr: {
    draft: 'Cette invitation a été prise ou retirée entre-temps. Regardez-la de nouveau.',
  },
  noFellowship2: { draft: 'Il n’y a pas de tel groupe' },
  inChurchOfficeOffers: {
    draft: 'Dans cette église, c’est le secrétariat qui propose de nouveaux mots de passe.',
  },
  personDoesWorkFor: { draft: 'Cette personne travaille pour l’église. Demandez au secrétariat.' },
  yourOwnPasswordYou: { draft: 'Vous changez votre propre mot de passe dans vos réglages.' },
  noMemberInFellowship: { draft: 'Il n’y a pas de tel membre dans ce groupe.' },
  pleaseCompleteYourProfile: {
    draft: 'Complétez d’abord votre profil. Vous pourrez ensuite confirmer votre numéro de téléphone.',
  },
  youHaveAskedFor: {
    draft:
      'Vous avez demandé aujourd’hui un code pour un autre numéro. Réessayez demain ; le secrétariat peut vous aider en attendant.',
  },
  churchSendsNoCodes: { draft: 'Cette église n’envoie pas de codes par SMS. Utilisez votre mot de passe.' },
  codesByTextMessage: {
    draft:
      'Les codes par SMS ne sont pas envoyés maintenant, car l’église en a envoyé beaucoup. Utilisez votre mot de passe, ou essayez demain.',
  },
  codesThatConfirmNumber: {
    draft:
      'Les codes qui confirment un numéro ne sont pas envoyés maintenant, car l’église en a envoyé beaucoup. Essayez demain, ou demandez au secrétariat.',
  },
  codeOnItsWay: { draft: 'Un code est en route vers ce numéro. Il vaut dix minutes.' },
  ifNumberConfirmedFor: {
    draft: 'Si ce numéro est confirmé pour un compte, un code est en route vers lui. Il vaut dix minutes.',
  },
  codeNotRightOr: {
    draft: 'Ce code n’est pas juste, ou ne vaut plus. Regardez de nouveau, ou demandez-en un nouveau',
  },
  somebodyElseHasConfirmed: {
    draft:
      'Quelqu’un d’autre a confirmé ce numéro pour un autre compte. S’il est à vous, le secrétariat vous aide.',
  },
  codeAloneNotEnough: {
    draft:
      'Un code seul ne suffit pas pour ce compte. Demandez le lien par e-mail, ou demandez au secrétariat.',
  },
  pleaseChooseDayThat: { draft: 'Choisissez un jour encore à venir' },
  noEntry: { draft: 'Il n’y a pas de telle entrée.' },
  yourAccountPinsSermons: { draft: 'Votre compte n’épingle que des prédications.' },
  pleaseChoosePhotograph: { draft: 'Choisissez une photo' },
  formPeopleWhoServe: { draft: 'C’est le formulaire de ceux qui servent. Complétez votre profil.' },
  fellowshipDoesNotExist: { draft: 'Ce groupe n’existe pas. Choisissez-en un autre' },
  yourProfileNotComplete: { draft: 'Votre profil n’est pas encore complet.' },
  yourProfileAlreadyComplete: { draft: 'Votre profil est déjà complet.' },
  stopsNothingItLacks: { draft: 'Ceci n’arrête rien : il y manque ses mots.' },
  linkIncompleteOrAnother: {
    draft: 'Ce lien est incomplet ou d’une autre église. Ouvrez-le de nouveau depuis le message.',
  },
  noWhatsApp: { draft: 'Cette église n’écrit pas par WhatsApp.' },
  noNumberForWhatsApp: { draft: 'Donnez d’abord votre numéro de téléphone dans votre profil.' },
  stoppedByWhatsApp: {
    draft: 'STOP a été écrit depuis ce numéro. Écrivez START au numéro de l’église dans WhatsApp.',
  },
}
