import type { settingWords } from '../../islands/admin/church-settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const churchSettings: Translation<typeof settingWords> = {
  settingsSaved: { draft: 'Réglages enregistrés' },
  thisWasNotSaved: { draft: 'Ce n’est pas enregistré. Veuillez réessayer.' },
  saveSettings: { draft: 'Enregistrer les réglages' },
  labelInChurchcurrency: { draft: '{label}, en {churchCurrency}' },
  dataProtection: { draft: 'Protection des données' },
  thisStandsOnPrivacy: {
    draft: 'Ceci figure sur la page de confidentialité. Ce que vous laissez vide n’y est pas affiché.',
  },
  legalNameOfChurch: { draft: 'Nom légal de l’église' },
  address: { draft: 'Adresse' },
  eMailAddress: { draft: 'Adresse e-mail' },
  telephone: { draft: 'Téléphone' },
  registrationNumber: { draft: 'Numéro d’enregistrement' },
  ofDataProtectionCommission: { draft: 'Celui de la Commission de protection des données.' },
  dataProtectionContact: { draft: 'Contact pour la protection des données' },
  nameOrOffice: { draft: 'Un nom ou un bureau.' },
  versionOfConsent: { draft: 'Version du consentement' },
  raiseItByOne: {
    draft:
      'Augmentez-la de un quand vous utilisez des données pour autre chose : chaque membre est interrogé de nouveau.',
  },
  inDaysWhatIs: {
    draft: 'En jours. Ce qui est plus ancien est supprimé tout seul, chaque heure. 0 le garde pour toujours.',
  },
  entriesOfSystemLog: { draft: 'Entrées du journal du système' },
  accessLog: { draft: 'Journal des accès' },
  messagesToChurch: { draft: 'Messages à l’église' },
  messagesToLeaders: { draft: 'Messages aux responsables' },
  attendanceOfMembers: { draft: 'Présence des membres' },
  messageDeliveries: { draft: 'Distribution des messages' },
  careTasksThatAre: { draft: 'Tâches de suivi terminées, et fiches closes de nouveaux venus' },
  requestsToJoinOr: { draft: 'Demandes pour entrer dans un groupe ou en changer, une fois décidées' },
  dataRequestsOnceThey: { draft: 'Demandes sur les données, une fois closes' },
  messages: { draft: 'Messages' },
  forWhatStaffSends: { draft: 'Pour ce que l’équipe envoie par e-mail et par SMS.' },
  nameOfSenderOf: { draft: 'Nom de l’expéditeur des SMS' },
  asYourProviderHas: {
    draft:
      'Comme votre opérateur l’a enregistré, au plus 11 lettres et chiffres. Sans nom, aucun SMS ne part.',
  },
  priceOfOnePart: { draft: 'Prix d’une partie de SMS' },
  monthlyBudgetForText: { draft: 'Budget mensuel des SMS' },
  aboveItNothingMore: { draft: 'Au-delà, plus rien ne part avant le mois suivant.' },
  percentOfItFor: { draft: 'Pour cent de ce budget pour les messages automatiques' },
  birthdaysRemindersThanksTo: {
    draft:
      'Anniversaires, rappels, remerciements aux nouveaux venus. Le reste est pour ce que l’équipe écrit : aucun n’entame la part de l’autre.',
  },
  recipientsAboveWhichSecond: {
    draft: 'Nombre de destinataires au-delà duquel une deuxième personne approuve',
  },
  quietFrom: { draft: 'Silence à partir de' },
  messagesWaitUntilQuiet: {
    draft:
      'Les messages attendent la fin des heures de silence. Deux fois la même heure : pas d’heures de silence.',
  },
  quietUntil: { draft: 'Silence jusqu’à' },
  textMessagesWaitOn: {
    draft:
      'Les SMS attendent le dimanche. Au Ghana, des opérateurs peuvent les refuser ce jour-là ; demandez au vôtre.',
  },
  songsLede: {
    draft:
      'Les paroles des chants se projettent et s’impriment avec une licence, sauf celles du domaine public.',
  },
  songLicence: { draft: 'Licence des chants' },
  songLicenceHint: {
    draft:
      'Son organisme et son numéro, par exemple CCLI 123456. Sans licence, seuls les chants du domaine public sont montrés, projetés et imprimés.',
  },
  whatsappTemplate: { draft: 'Modèle WhatsApp pour les autres messages' },
  whatsappTemplateHint: {
    draft:
      'Le nom d’un modèle à une variable. Les messages automatiques, et ceux sans modèle propre, partent par lui ; sans modèle, ils prennent un autre chemin.',
  },
  whatsappMarketing: { draft: 'Prix d’un message WhatsApp de marketing' },
  whatsappMarketingHint: {
    draft:
      'Ce qui est inscrit ici au début est une estimation et non un prix de WhatsApp : saisissez ce que le tarif de WhatsApp indique pour votre pays. Ce qu’il coûte compte dans le budget des SMS.',
  },
  whatsappUtilityHint: { draft: 'Au début une estimation aussi : saisissez le prix.' },
  whatsappUtility: { draft: 'Prix d’un message WhatsApp d’utilité' },
  whatsappService: { draft: 'Prix d’une réponse par WhatsApp (service)' },
  whatsappServiceHint: {
    draft:
      'Mots libres dans les 24 heures après que la personne a écrit. Au début une estimation aussi : saisissez le prix.',
  },
  whatVisitorGivesSo: { draft: 'Ce qu’un visiteur donne, pour que l’église puisse répondre.' },
  eMailOrPhone: { draft: 'E-mail ou téléphone suffit. Sinon le formulaire demande les deux.' },
  leadersMediaTeamAnd: {
    draft:
      'Les responsables, l’équipe média et les super-admins voient ce que d’autres ont confié à l’église.',
  },
  theyNeedTwoStep: {
    draft:
      'Il leur faut la connexion en deux étapes : une clé d’accès, ou le code d’une application. Qui n’en a pas a une semaine.',
  },
  leadersMayOfferTheir: {
    draft:
      'Les responsables peuvent proposer à leurs membres un nouveau mot de passe, par un lien ou un code. Jamais à ceux qui travaillent pour l’église.',
  },
  dailyBudgetForLogin: { draft: 'Budget quotidien des codes de connexion' },
  membersMayLogIn: {
    draft: 'Les membres peuvent se connecter avec eux, si l’église envoie des SMS. 0 n’en envoie aucun.',
  },
  monthlyBudgetForLogin: { draft: 'Budget mensuel des codes de connexion' },
  apartFromMessagesTo: { draft: 'À part des messages aux personnes. 0 n’en envoie aucun.' },
  percentOfBothFor: { draft: 'Pour cent des deux pour les numéros que personne n’a confirmés' },
  forConfirmingNumberAnd: {
    draft:
      'Pour confirmer un numéro, et pour arrêter les demandes de paiement. Les inconnus n’usent que cette part : les membres reçoivent toujours leurs codes.',
  },
  registerOfChurchsPeople: { draft: 'Le registre des personnes de l’église, sur la page Personnes.' },
  membershipStatuses: { draft: 'Statuts de membre' },
  withCommaBetweenTwo: { draft: 'Avec une virgule entre deux.' },
  titles: { draft: 'Titres' },
  withCommaBetweenTwo2: { draft: 'Avec une virgule entre deux. L’importation les trouve dans les noms.' },
  whatFollowsCardOf: {
    draft:
      'Ce qui suit la fiche d’un nouveau venu, et quand quelqu’un manque. Le travail se fait sur la page Suivi.',
  },
  newcomerSteps: { draft: 'Étapes pour un nouveau venu' },
  withCommaBetweenTwo3: {
    draft: 'Avec une virgule entre deux, par exemple : Call in 3 days, Visit in 10 days.',
  },
  welcomeMessage: { draft: 'Message de bienvenue' },
  onlyToNewcomersWho: {
    draft: 'Seulement aux nouveaux venus qui ont accepté. {name} devient leur nom. Vide : rien n’est envoyé.',
  },
  meetingsMissedInRow: {
    draft: 'Réunions manquées de suite, après lesquelles le responsable reçoit une tâche',
  },
  n0MeansNever: { draft: '0 veut dire jamais.' },
  dataRequests: { draft: 'Demandes sur les données' },
  membersAndVisitorsMay: {
    draft:
      'Membres et visiteurs peuvent demander à voir, corriger ou supprimer ce que l’église garde sur eux.',
  },
  daysToAnswerRequest: { draft: 'Jours pour répondre à une demande' },
  dataProtectionActGives: {
    draft:
      'La loi sur la protection des données donne 21 jours pour une opposition, son délai le plus court.',
  },
}
