import type { prayerWords } from '../../islands/care/prayer-requests/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const prayers: Translation<typeof prayerWords> = {
  ask: { draft: 'Bia gbedodoɖa' },
  heading: { draft: 'Do gbe ɖa kpli mí' },
  show: { draft: 'Fia' },
  all: { draft: 'Wo katã' },
  pray: { draft: 'Do gbe ɖa' },
  prayers: { draft: { one: 'gbedodoɖa {count}', other: 'gbedodoɖa {count}' } },
  title: { draft: 'Tanya' },
}
