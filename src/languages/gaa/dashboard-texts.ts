import type { dashboardTexts as words } from '../../lib/texts/accounts/dashboard.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dashboardTexts: Translation<typeof words> = {
  failure: { draft: 'Wɔnyɛɛɛ wɔná saji komɛi' },
  noPrayerRequests: { draft: 'Obibiko sɔlemɔ ko.' },
  noTestimonies: { draft: 'Oyeko odase ko.' },
  noAnnouncements: { draft: 'Adafitswaa ko bɛ bianɛ.' },
  prayerChanged: { draft: 'Atsake obimɔ lɛ' },
  prayerTakenBack: { draft: 'Ajie obimɔ lɛ' },
}
