import type { workerWords } from '../../lib/texts/messages/service-worker.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceWorker: Translation<typeof workerWords> = {
  renewed: {
    draft: 'Le site a été renouvelé depuis que vous avez ouvert cette page. Veuillez la recharger.',
  },
  partKept: { draft: 'Une partie de cette page date du {day}. Le réseau ne répond pas.' },
  kept: { draft: 'Cette page date du {day}.' },
  notKept: { draft: 'Cette page n’a pas encore été lue sur cet appareil.' },
  noAnswer: { draft: 'Le serveur de l’église ne répond pas.' },
  noConnection: { draft: 'Vous n’avez pas de connexion.' },
  again: { draft: 'Réessayer' },
  message: { draft: 'Un message de l’église' },
  stop: { draft: 'Ne plus en recevoir' },
}
