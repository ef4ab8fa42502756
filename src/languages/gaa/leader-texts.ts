import type { leaderTexts as words } from '../../lib/texts/groups/leader.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leaderTexts: Translation<typeof words> = {
  notLoaded: { draft: 'Kuu lɛ he saji lɛ egbeleee' },
  created: { draft: 'Afee nifeemɔ lɛ' },
  notCreated: { draft: 'Anyɛɛɛ afee nifeemɔ lɛ' },
  changed: { draft: 'Atsake nifeemɔ lɛ' },
  notChanged: { draft: 'Anyɛɛɛ atsake nifeemɔ lɛ' },
  attendanceNotLoaded: { draft: 'Mɛi ni ba lɛ agbɛii egbeleee' },
  marked: { draft: 'Akadi mɛi ni ba' },
  notMarked: { draft: 'Anyɛɛɛ akadi mɛi ni ba' },
  archived: { draft: 'Akɛ shɛɛ sane lɛ eto' },
  unarchived: { draft: 'Akɛ shɛɛ sane lɛ eya inbox lɛ mli' },
}
