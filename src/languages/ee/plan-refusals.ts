import type { Translation } from '../../lib/words/translation.ts'
import type { planRefusals as words } from '../../server/services/plans/messages.ts'

export const planRefusals: Translation<typeof words> = {
  deleted: { draft: 'Wotutu subɔsubɔ ƒe ɖoɖoa.' },
  noSongs: { draft: 'Ha aɖeke mele ɖoɖo sia me tso hawo ƒe nudzraɖoƒea o.' },
}
