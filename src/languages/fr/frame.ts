import type { frameWords } from '../../islands/shell/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const frame: Translation<typeof frameWords> = {
  undo: { draft: 'Annuler' },
  notifications: { draft: 'Notifications' },
  dismiss: { draft: 'Fermer' },
  workspace: { draft: 'Espace de travail' },
  tasks: { draft: 'Tâches' },
  recentNotifications: { draft: 'Notifications récentes' },
  editPage: { draft: 'Modifier cette page' },
  close: { draft: 'Fermer' },
  noNotifications: {
    draft: 'Ce que ce site vous dit est gardé ici jusqu’à votre déconnexion. Rien pour l’instant.',
  },
  notArrived: { draft: 'Ceci n’est pas arrivé. Vérifiez votre connexion et réessayez.' },
}
