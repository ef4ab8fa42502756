import type { favouriteTexts as words } from '../../lib/texts/groups/fellowships.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const favouriteTexts: Translation<typeof words> = {
  added: { draft: 'Wotsɔe kpe ɖe esiwo nèlɔ̃ ŋu' },
  removed: { draft: 'Woɖee le esiwo nèlɔ̃ me' },
  refused: { draft: 'Teƒe aɖeke mele mɔ̃ sia dzi na esia o' },
}
