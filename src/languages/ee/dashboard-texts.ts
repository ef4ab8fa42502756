import type { dashboardTexts as words } from '../../lib/texts/accounts/dashboard.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dashboardTexts: Translation<typeof words> = {
  failure: { draft: 'Míete ŋu xɔ nyatakaka aɖewo o' },
  noPrayerRequests: { draft: 'Mèbia gbedodoɖa aɖeke haɖe o.' },
  noTestimonies: { draft: 'Mèɖi ɖase aɖeke haɖe o.' },
  noAnnouncements: { draft: 'Gbeƒãɖeɖe aɖeke meli fifia o.' },
  prayerChanged: { draft: 'Wotrɔ asi le wò biabia ŋu' },
  prayerTakenBack: { draft: 'Woɖe wò biabia ɖa' },
}
