import type { settingsWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settings: Translation<typeof settingsWords> = {
  addressReady: {
    draft:
      'Votre adresse est prête. Elle n’est montrée que cette fois : abonnez-vous maintenant, ou copiez-la.',
  },
  addressDeleted: {
    draft: 'L’adresse est supprimée. Les calendriers qui l’utilisaient ne reçoivent plus rien.',
  },
  newAddress: { draft: 'Créer une nouvelle adresse' },
  createAddress: { draft: 'Créer une adresse de calendrier' },
  noAddress: { draft: 'Vous n’avez pas encore d’adresse de calendrier.' },
  addressRead: {
    draft:
      'Créée le {made}, lue pour la dernière fois le {read}. Une nouvelle adresse met fin à la précédente.',
  },
  addressUnread: {
    draft: 'Créée le {made}, pas encore lue par un calendrier. Une nouvelle adresse met fin à la précédente.',
  },
  deleteAddress: { draft: 'Supprimer l’adresse' },
  calendarAddress: { draft: 'Votre adresse de calendrier' },
  subscribe: { draft: 'S’abonner' },
  copy: { draft: 'Copier' },
  closeMyAccount: { draft: 'Fermer mon compte' },
  closeExplained: {
    draft:
      'Vous êtes déconnecté de tous vos appareils aussitôt. Pendant {days} jours, vous pouvez revenir en arrière en vous connectant ; ensuite votre compte est supprimé et personne ne peut le rétablir.',
  },
  closing: { draft: 'Fermeture...' },
  closeTitle: { draft: 'Fermer votre compte ?' },
  password: { draft: 'Votre mot de passe' },
  keepAccount: { draft: 'Garder mon compte' },
  followsDevice: { draft: 'Enregistré. Les pages suivent cet appareil.' },
  isLight: { draft: 'Enregistré. Toutes les pages sont claires sur cet appareil.' },
  isDark: { draft: 'Enregistré. Toutes les pages sont sombres sur cet appareil.' },
  colourScheme: { draft: 'Couleurs' },
  agreed: { draft: 'Accepté.' },
  agreedSince: { draft: 'Accepté depuis le {day}.' },
  notAgreed: { draft: 'Pas accepté.' },
  notAgreedSince: { draft: 'Pas accepté depuis le {day}.' },
  undecided: { draft: 'Pas encore décidé.' },
  withdraw: { draft: 'Retirer' },
  agree: { draft: 'J’accepte' },
  loadingConsents: { draft: 'Recherche de ce que vous avez accepté. Un instant, s’il vous plaît.' },
  whatIsKept: { draft: 'Ce que l’église garde de vous, et pourquoi' },
  request: { draft: 'Demande' },
  pleaseChoose: { draft: 'Veuillez choisir' },
  details: { draft: 'Détails' },
  requestSent: { draft: 'Votre demande est au secrétariat' },
  sentOn: { draft: '<a>{request}</a>, envoyé le {day}.' },
  answerBy: { draft: 'Vous avez une réponse au plus tard le {day}.' },
  answered: { draft: 'Répondu : {answer}' },
  refused: { draft: 'Refusé : {answer}' },
  sendRequest: { draft: 'Envoyer la demande' },
  sending: { draft: 'Envoi...' },
  myRequests: { draft: 'Mes demandes' },
  saveData: { draft: 'Économiser les données sur cet appareil' },
  savesData: { draft: 'Enregistré. Les images des prédications ne viennent pas sur cet appareil.' },
  savesNoData: { draft: 'Enregistré. Les images des prédications s’affichent.' },
  noEmail: {
    draft:
      'Vous n’avez pas d’adresse e-mail ici, aucun e-mail ne vous parvient donc. <a>Ajoutez-en une à votre profil</a>.',
  },
  unconfirmedEmail: {
    draft:
      'Votre adresse e-mail n’est pas encore confirmée, aucun de ces e-mails ne vous parvient donc. Ouvrez le lien de celui que nous y avons envoyé, ou demandez-en un autre sur <a>votre profil</a>.',
  },
  browserAsks: {
    draft:
      'Votre navigateur demande à chaque site d’économiser les données, c’est donc activé sauf avis contraire.',
  },
  loading: { draft: 'Chargement…' },
  topics: { draft: 'Sujets' },
  stopped: {
    draft:
      'Le lien d’un message a arrêté ceux-ci : {topics}. Ouvrez de nouveau le lien pour revenir en arrière.',
  },
  nextWay: {
    draft:
      'Si cette voie échoue, la suivante est essayée. Chaque message est aussi sous <a>Mes messages</a>.',
  },
  preferredWay: { draft: 'Voie préférée' },
  thenWay: {
    draft: 'Si cette voie échoue, dans cet ordre',
  },
  moveUp: {
    draft: 'Monter',
  },
  moveUpOf: {
    draft: 'Monter : {way}',
  },
  whatsApp: {
    draft: 'WhatsApp',
  },
  whatsAppMay: {
    draft: 'L’église peut m’écrire par WhatsApp au {telephone}',
  },
  whatsAppNoNumber: {
    draft: 'Donnez d’abord votre numéro de téléphone sur <a>votre profil</a>.',
  },
  whatsAppDecided: {
    draft: 'Décidé le {day} : {how}.',
  },
  whatsAppStop: {
    draft: 'Vous pouvez y mettre fin ici à tout moment, ou écrire STOP dans la conversation.',
  },
  whatsAppStopped: {
    draft:
      'STOP a été écrit de ce numéro le {day}. Écrivez START dans la conversation pour recevoir à nouveau des messages.',
  },
  notificationsDevice: { draft: 'Notifications sur cet appareil' },
  turnedOn: { draft: 'Les notifications arrivent maintenant sur cet appareil.' },
  turnedOff: { draft: 'Plus aucune notification n’arrive sur cet appareil.' },
  turnOn: { draft: 'Activer les notifications' },
  turnOff: { draft: 'Désactiver les notifications' },
  onHere: { draft: 'Elles arrivent sur cet appareil jusqu’à ce que vous vous déconnectiez ici.' },
  onOthers: {
    draft: {
      one: '{count} autre de vos appareils les reçoit.',
      other: '{count} autres de vos appareils les reçoivent.',
    },
  },
  homeScreen: {
    draft:
      'Sur ce téléphone, elles marchent une fois le site sur votre écran d’accueil : choisissez Partager, puis Sur l’écran d’accueil, et ouvrez-le de là.',
  },
  cannotNotify: {
    draft:
      'Ce navigateur ne peut pas afficher de notifications. Les e-mails, les SMS et Mes messages vous parviennent toujours.',
  },
  cannotNotifyNoMail: {
    draft:
      'Ce navigateur ne peut pas afficher de notifications. Les SMS et Mes messages vous parviennent toujours.',
  },
  blocked: {
    draft:
      'Ce navigateur a reçu l’ordre de ne pas afficher de notifications de ce site. Vous pouvez changer cela dans ses réglages pour ce site.',
  },
  pushBlocked: {
    draft:
      'Ce navigateur a reçu l’ordre de ne pas afficher de notifications de ce site. Vous pouvez changer cela dans ses réglages pour ce site, puis appuyer de nouveau.',
  },
  pushNotReady: {
    draft: 'Ce navigateur n’est pas encore prêt. Rechargez la page dans un instant, puis appuyez de nouveau.',
  },
  pushUnreached: {
    draft:
      'Le service de notifications de ce navigateur n’est pas joignable. Vérifiez votre connexion et réessayez.',
  },
  notifyExplained: {
    draft:
      'Une courte ligne sur votre écran quand l’église vous écrit : l’objet et le début. Elles ne coûtent que des données.',
  },
  confirmedOn: { draft: '{telephone}, confirmé le {day}.' },
  whoReadsTexts: {
    draft:
      'Quiconque peut lire vos SMS peut alors se connecter, par exemple avec votre carte SIM perdue. Une clé d’accès ou une application, sous <a>Connexion en deux étapes</a>, l’en empêche.',
  },
  longAgo: {
    draft:
      'C’était il y a plus de six mois, et les réseaux donnent à d’autres les numéros qui ne servent pas. En plus d’un code, nous demandons votre mot de passe jusqu’à ce que vous le confirmiez de nouveau.',
  },
  noCodes: { draft: 'L’église n’envoie pas de codes par SMS en ce moment.' },
  codeHint: { draft: 'Nous y envoyons un code de six chiffres. Il devient le numéro de votre compte.' },
  changeNumber: { draft: 'Changer ou confirmer le numéro' },
  turnOffCodes: { draft: 'Désactiver les codes' },
  turnOffTitle: { draft: 'Désactiver les codes par SMS ?' },
  turnOffExplained: {
    draft: 'Vous vous connectez alors avec votre mot de passe. Le numéro reste dans votre profil.',
  },
  confirmMyNumber: { draft: 'Confirmer mon numéro' },
  confirming: { draft: 'Confirmation...' },
  notNow: { draft: 'Pas maintenant' },
  sharedWithMe: { draft: 'Partagé par mon groupe' },
  birthdayOn: { draft: 'Anniversaire le {day}' },
  downloaded: { draft: '{name} téléchargé : {size}.' },
  fetching: { draft: 'Téléchargement, {size} jusqu’ici' },
  download: { draft: 'Télécharger mes données' },
  visible: { draft: 'Enregistré. {detail} : {audience}.' },
  inDirectory: { draft: 'Me montrer dans l’annuaire de l’église' },
  inDirectoryHint: {
    draft:
      'Les membres y trouvent votre nom, votre photo si vous l’avez acceptée, et les détails ci-dessus que tous les membres de l’église peuvent voir. Le secrétariat peut l’imprimer.',
  },
  isInDirectory: { draft: 'Enregistré. Vous êtes dans l’annuaire.' },
  notInDirectory: { draft: 'Enregistré. Vous n’êtes pas dans l’annuaire.' },
  telephone: { draft: 'Téléphone' },
  email: { draft: 'Adresse e-mail' },
  birthday: { draft: 'Anniversaire' },
  address: { draft: 'Adresse du domicile' },
  nobodyShares: { draft: 'Personne ne partage encore un détail avec tout le groupe.' },
  officeSees: {
    draft:
      'Le secrétariat les voit toujours. D’un anniversaire que vous partagez avec tous, les membres apprennent le jour et le mois, pas l’année.',
  },
  loadingChoices: { draft: 'Recherche de vos choix. Un instant, s’il vous plaît.' },
  tryAgain: { draft: 'Réessayer' },
}
