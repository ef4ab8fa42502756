import type { settingsPageWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsPage: Translation<typeof settingsPageWords> = {
  title: { draft: 'Réglages' },
  description: { draft: 'Votre photo, mot de passe, appareils, couleurs et données.' },
  lede: {
    draft:
      'Les réglages s’enregistrent tout seuls. Noms, téléphone et adresse sont dans <a>votre profil</a>.',
  },
  photographLede: { draft: 'Une photo de votre visage aide les autres à vous saluer par votre nom.' },
  telephoneLede: {
    draft:
      'Confirmez votre numéro une fois, et vous pouvez vous connecter et choisir un nouveau mot de passe par un code reçu par SMS.',
  },
  privacyLede: { draft: 'Qui peut voir quels détails, en plus du secrétariat.' },
  consentLede: { draft: 'Ce que vous avez accepté, et comment revenir en arrière.' },
  passwordMails: { draft: 'Nous écrivons à votre adresse e-mail chaque fois qu’il est changé.' },
  passwordLede: { draft: 'Choisissez-en un autre.' },
  twoStepsLede: { draft: 'Une deuxième étape en plus de votre mot de passe.' },
  devicesLede: { draft: 'Où vous êtes connecté. Déconnectez ce que vous avez prêté, vendu ou perdu.' },
  coloursLede: {
    draft:
      'Le sombre repose les yeux la nuit ; le clair se lit mieux au soleil. Enregistré sur cet appareil.',
  },
  dataSaverLede: {
    draft:
      'Les images des prédications ne viennent pas, et là où une prédication peut s’écouter, l’audio est proposé avant la vidéo. Enregistré sur cet appareil.',
  },
  mailsLede: { draft: 'Ce que l’église envoie à votre adresse e-mail.' },
  announcements: {
    draft: 'Les annonces ne viennent pas par e-mail ; elles sont sur <a>votre tableau de bord</a>.',
  },
  messagesLede: {
    draft: 'Ce que l’équipe et votre responsable peuvent vous écrire, et comment cela vous parvient.',
  },
  calendarLede: { draft: 'Les événements de l’église et de votre groupe, avec leurs liens de réunion.' },
  givingLede: {
    draft: 'Ce que vous avez donné, avec vos reçus, pour toute période. Vous seul le voyez, et le trésorier.',
  },
  scheduleLede: { draft: 'Demandes de service, vos tours, jours d’absence et rappels.' },
  dataLede: {
    draft: 'Tout ce que l’église garde de vous dans un fichier (JSON), à lire ou à emporter ailleurs.',
  },
  closeLede: { draft: 'Si vous nous quittez, ou voulez recommencer à neuf.' },
  needsScript: { draft: 'Changer vos réglages' },
  mailPassword: {
    draft:
      'Le lien pour un nouveau mot de passe, quand vous le demandez, et l’avis de chaque changement de mot de passe arrivent toujours.',
  },
  mailClosed: { draft: 'De même l’avis que votre compte est fermé, quand vous le fermez.' },
  calendarSecret: { draft: 'Qui a l’adresse lit ce calendrier. Ne la donnez à personne.' },
  openGiving: { draft: 'Ouvrir mes dons' },
  openSchedule: { draft: 'Ouvrir mon planning' },
  closeSignedOut: {
    draft: 'Vous êtes déconnecté partout aussitôt, et votre responsable ne vous voit plus parmi les membres.',
  },
  closeDays: {
    draft: 'Pendant 14 jours rien n’est supprimé : connectez-vous, et vous pouvez revenir en arrière.',
  },
  closeDeleted: {
    draft: 'Ensuite votre profil, photo, présences, inscriptions et sujets de prière privés sont supprimés.',
  },
  closeStays: {
    draft:
      'Vos sujets de prière publics, témoignages et messages de discussion restent, sans votre nom ni photo : d’autres ont prié avec. Demandez au secrétariat de les supprimer, si vous préférez.',
  },
}
