import type { prayerTexts as words } from '../../lib/texts/care/prayer-requests.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayerTexts: Translation<typeof words> = {
  prayed: { draft: 'Akpe na wò gbedodoɖa!' },
  success: { draft: 'Wò gbedodoɖa biabia ɖo mía gbɔ' },
  loadFailure: { draft: 'Míete ŋu xɔ gbedodoɖa biabiawo o' },
}
