import type { fellowshipTexts as words } from '../../lib/texts/groups/fellowships.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const fellowshipTexts: Translation<typeof words> = {
  asked: { draft: 'Woɖo wò biabia ɖa be nàge ɖe {name} me' },
  messaged: { draft: 'Woɖo gbedasi la ɖe kplɔla' },
  takenBack: { draft: 'Woɖe wò biabia be nàge ɖe {name} me la ɖa' },
}
