import type { dashboardTexts as words } from '../../lib/texts/accounts/dashboard.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dashboardTexts: Translation<typeof words> = {
  failure: { draft: 'Certaines données du tableau de bord n’ont pas pu être chargées' },
  noPrayerRequests: { draft: 'Vous n’avez encore envoyé aucune demande de prière.' },
  noTestimonies: { draft: 'Vous n’avez encore partagé aucun témoignage.' },
  noAnnouncements: { draft: 'Aucune annonce pour le moment.' },
  prayerChanged: { draft: 'Votre demande est modifiée' },
  prayerTakenBack: { draft: 'Votre demande est retirée' },
}
