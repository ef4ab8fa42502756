import type { activityWords } from '../../islands/groups/activities/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const activities: Translation<typeof activityWords> = {
  change: { draft: 'Tsakemɔ' },
  signUps: { draft: 'Mɛi ni ŋma amɛgbɛi' },
  search: { draft: 'Taomɔ gbɛi...' },
  download: { draft: 'Download CSV' },
  activity: { draft: 'Nifeemɔ' },
  name: { draft: 'Gbɛi' },
  telephone: { draft: 'Telefon' },
  fellowship: { draft: 'Kuu' },
}
