import type { eventTexts as english } from '../../lib/texts/services/events.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventTexts: Translation<typeof english> = {
  online: { draft: 'Takpekpe le Internet dzi' },
  remind: { draft: 'Ɖo ŋku edzi nam' },
  reminderSet: { draft: 'Míaɖo ŋku edzi na wò' },
  feed: { draft: '{church}: wɔnawo' },
  feedDescription: { draft: 'Nu siwo gbɔna le {church}.' },
  sermons: { draft: '{church}: mawunyagbɔgblɔwo' },
  sermonsDescription: { draft: '{church} ƒe mawunyagbɔgblɔwo kple nufiafiawo.' },
  services: { draft: '{church}: sɔlemewo' },
}
