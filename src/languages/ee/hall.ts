import type { hallWords } from '../../islands/giving/weekday-offering/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const hall: Translation<typeof hallWords> = {
  opening: { draft: 'Míele screen la ʋum…' },
  show: { draft: 'Fia screen la' },
  ended: { draft: '{service}: ewu enu. Akpe!' },
  people: { draft: { one: 'ame {count}', other: 'ame {count}' } },
  byPhone: { draft: { one: ' kple {count} to phone dzi', other: ' kple {count} to phone dzi' } },
  inFront: { draft: 'Le ŋgɔ: ' },
  total: { draft: 'Wo katã' },
}
