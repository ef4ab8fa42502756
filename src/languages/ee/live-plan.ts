import type { livePlanWords } from '../../islands/services/worship/live/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const livePlan: Translation<typeof livePlanWords> = {
  title: { draft: 'Subɔsubɔ ƒe ɖoɖo' },
  now: { draft: 'Fifia' },
  next: { draft: 'Esi kplɔe ɖo' },
  goNext: { draft: 'Yi edzi' },
  goBack: { draft: 'Trɔ yi megbe' },
  end: { draft: 'Nuwuwu' },
  all: { draft: 'Wo katã' },
  fileFacts: { draft: '{kind}, {size}' },
  pdf: { draft: 'PDF' },
  picture: { draft: 'nɔnɔmetata' },
  sound: { draft: 'gbeɖiɖi' },
  tryAgain: { draft: 'Gadze agbagba' },
  announcements: { draft: 'Nyanyanawo' },
}
