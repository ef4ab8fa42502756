import type { invitationWords } from '../../islands/admin/invitations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffInvitations: Translation<typeof invitationWords> = {
  withdrawThisInvitation: { draft: 'Retirer cette invitation ?' },
  withdraw: { draft: 'Retirer' },
  linkDoesNothingAny: { draft: 'Le lien ne sert plus à rien, pour quiconque l’a.' },
  invitationIsWithdrawn: { draft: 'L’invitation est retirée' },
  invitations: { draft: 'Invitations' },
  inviteStaff: { draft: 'Inviter l’équipe' },
  whoeverOpensLinkThat: {
    draft:
      'Qui ouvre le lien que vous créez s’inscrit ou se connecte, et a le rôle et les fonctions que vous avez choisis.',
  },
  somebody: { draft: 'Quelqu’un' },
  untilDay: { draft: 'jusqu’au {day}' },
  byUsedby: { draft: 'par @{usedBy}' },
  madeOnDay: { draft: 'créée le {day}' },
  waiting: { draft: 'En attente' },
  accepted: { draft: 'Acceptée' },
  expired: { draft: 'Expirée' },
  withdrawn: { draft: 'Retirée' },
  invitationIsReady: { draft: 'L’invitation est prête' },
  email: { draft: 'E-mail' },
  linkIsMailedThere: { draft: 'Le lien y est envoyé par e-mail.' },
  hintShareLinkYourself: { draft: '{hint} Partagez le lien vous-même.' },
  phone: { draft: 'Téléphone' },
  toShareLinkBy: { draft: 'Pour partager le lien par WhatsApp.' },
  createLink: { draft: 'Créer le lien' },
  creatingLink: { draft: 'Création du lien...' },
  dutiesOptional: { draft: 'Fonctions <a>(facultatif)</a>' },
  listOfFellowshipsDid: { draft: 'La liste des groupes n’est pas arrivée. Vérifiez votre connexion.' },
  whoeverLeadsItNow: {
    draft: 'Qui le dirige maintenant le dirige jusqu’à ce que l’invitation soit acceptée.',
  },
  pleaseChoose: { draft: 'Veuillez choisir' },
  nameLedByLeadername: { draft: '{name} (dirigé par {leaderName})' },
  churchInvitesYouInvitationphrase: {
    draft: '{church} vous invite {invitationPhrase}. Ce lien est pour vous seul : {link}',
  },
  linkIsOnIts: { draft: 'Le lien est en route vers {email}.' },
  itIsShownThis: {
    draft:
      'Il n’est montré que cette fois, sert une fois et vaut 14 jours. Ne le donnez à personne d’autre : qui l’ouvre peut prendre le rôle.',
  },
  done: { draft: 'Terminé' },
}
