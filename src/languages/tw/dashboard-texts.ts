import type { dashboardTexts as words } from '../../lib/texts/accounts/dashboard.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dashboardTexts: Translation<typeof words> = {
  failure: { draft: 'Yɛantumi annya nsɛm no bi' },
  noPrayerRequests: { draft: 'Wonnya nsrɛɛ mpaebɔ biara.' },
  noTestimonies: { draft: 'Wonnya nnii adanseɛ biara.' },
  noAnnouncements: { draft: 'Amanneɛbɔ biara nni hɔ seesei.' },
  prayerChanged: { draft: 'Yɛasesa w’adesrɛ no' },
  prayerTakenBack: { draft: 'Yɛayi w’adesrɛ no afiri hɔ' },
}
