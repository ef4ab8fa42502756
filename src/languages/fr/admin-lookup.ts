import type { lookupWords } from '../../islands/admin/lookup/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const adminLookup: Translation<typeof lookupWords> = {
  description: { draft: 'L’église en un coup d’œil : ses personnes, ses données et son journal.' },
  users: { draft: 'Utilisateurs' },
  searchUsers: { draft: 'Rechercher des utilisateurs...' },
  noUsersFound: { draft: 'Aucun utilisateur trouvé' },
  whoeverSignsUpOn: { draft: 'Ceux qui s’inscrivent sur le site arrivent ici.' },
  deleteUser: { draft: 'Supprimer l’utilisateur' },
  theseAreNewestLength: {
    draft:
      'Voici les {length} plus récents sur {number}. Le <a>tableau de bord super-admin</a> trouve tout le monde.',
  },
  adminDashboard: { draft: 'Tableau d’administration' },
  churchAtGlanceIts: { draft: 'L’église en un coup d’œil : ses personnes, ses données et son journal' },
  hereYouLookThings: {
    draft:
      'Ici vous consultez, donnez des rôles et supprimez des utilisateurs. Pour ajouter ou changer des groupes, des événements et des prédications, approuver des témoignages et répondre aux sujets de prière, ouvrez le <a>tableau de bord super-admin</a>.',
  },
  system: { draft: 'Système' },
  logs: { draft: 'Journaux' },
  searchLogs: { draft: 'Rechercher dans les journaux...' },
  noSystemLogsFound: { draft: 'Aucune entrée trouvée' },
  eachActThatChanges: {
    draft: 'Chaque acte qui change quelque chose est noté ici : qui l’a fait, quand et d’où.',
  },
  changeRole: { draft: 'Changer le rôle' },
}
