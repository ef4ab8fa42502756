import type { mailedLinkWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const mailedLinks: Translation<typeof mailedLinkWords> = {
  confirm: { draft: 'Confirmer cette adresse' },
  confirming: { draft: 'Confirmation...' },
  toProfile: { draft: 'Aller à votre profil' },
  restore: { draft: 'Rétablir mon adresse' },
  restoring: { draft: 'Rétablissement...' },
  newPassword: { draft: 'Choisir un nouveau mot de passe' },
  signOut: { draft: 'Déconnecter tout le monde' },
  signingOut: { draft: 'Déconnexion...' },
  write: { draft: 'Écrire à l’église' },
  disconnect: { draft: 'Détacher mon compte' },
  separating: { draft: 'Séparation...' },
  incomplete: { draft: 'Ce lien est incomplet. Ouvrez-le encore une fois depuis l’e-mail.' },
  notReached: { draft: 'L’église n’a pas été jointe. Veuillez réessayer dans un instant.' },
  logIn: { draft: 'Se connecter' },
  stopServices: { draft: 'Arrêter les messages sur les cultes' },
  stopEvents: { draft: 'Arrêter les messages sur les événements' },
  stopFellowship: { draft: 'Arrêter les messages de mon groupe' },
  stopCare: { draft: 'Arrêter les messages sur l’accompagnement et les visites' },
  stopGiving: { draft: 'Arrêter les messages sur les dons' },
  stopPayments: { draft: 'Arrêter les messages qui demandent à ce numéro de payer' },
  stopNews: { draft: 'Arrêter les messages sur les nouvelles de toute l’église' },
  stopIncomplete: { draft: 'Ce lien est incomplet. Ouvrez-le encore une fois depuis le message.' },
  stopAll: { draft: 'Arrêter tous les messages' },
  undo: { draft: 'Annuler' },
  confirmTitle: { draft: 'Confirmez votre adresse e-mail' },
  confirmDescription: { draft: 'Une nouvelle adresse e-mail, par le lien de l’e-mail.' },
  confirmNeedsScript: { draft: 'Confirmer une adresse' },
  confirmHeading: { draft: 'Confirmez votre adresse <a>e-mail</a>' },
  confirmLede: {
    draft: 'Appuyez sur le bouton, et les e-mails sur votre compte arrivent désormais à cette adresse.',
  },
  notMe: { draft: 'Ce n’était pas moi' },
  notMeDescription: { draft: 'Déconnecte les inconnus d’un compte, par le lien de l’e-mail.' },
  notMeNeedsScript: { draft: 'Déconnecter les inconnus' },
  notMeLede: {
    draft:
      'Quelqu’un d’autre s’est connecté à votre compte ? Appuyez sur le bouton : tout le monde est déconnecté, l’ancien mot de passe n’ouvre plus rien, et un e-mail avec un lien pour un nouveau vous arrive.',
  },
  notMine: { draft: 'Ce n’est pas mon compte' },
  notMineDescription: {
    draft: 'Sépare un compte de ce que l’église sait de quelqu’un, par le lien du message.',
  },
  notMineNeedsScript: { draft: 'Séparer le compte' },
  notMineLede: {
    draft:
      'Le secrétariat a relié un compte de ce site à ce que l’église sait de vous, et ce n’est pas le vôtre ? Appuyez sur le bouton : les deux sont séparés, et le secrétariat le voit.',
  },
  restoreTitle: { draft: 'Rétablissez votre adresse e-mail' },
  restoreHeading: { draft: 'Rétablissez votre adresse <a>e-mail</a>' },
  restoreDescription: { draft: 'L’adresse e-mail d’avant, par le lien de l’e-mail.' },
  restoreNeedsScript: { draft: 'Rétablir une adresse' },
  restoreLede: {
    draft:
      'Quelqu’un a changé l’adresse e-mail de votre compte. Appuyez sur le bouton pour rétablir l’ancienne. Tout le monde est déconnecté, et vous choisissez un nouveau mot de passe.',
  },
  stop: { draft: 'Arrêter les messages' },
  stopDescription: { draft: 'Arrête les e-mails et les SMS de l’église, par le lien de l’un d’eux.' },
  stopNeedsScript: { draft: 'Arrêter les messages' },
  stopLede: {
    draft:
      'Vous ne voulez pas ce que l’église vous envoie ? Appuyez sur un bouton, et c’est retenu pour de bon, même si quelqu’un note de nouveau votre numéro ou votre adresse.',
  },
}
