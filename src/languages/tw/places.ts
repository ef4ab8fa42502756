import type { placeWords } from '../../lib/texts/services/places.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const places: Translation<typeof placeWords> = {
  left: {
    draft: { one: 'Aka tenabea {count} wɔ {places} mu.', other: 'Aka tenabea {count} wɔ {places} mu.' },
  },
  full: { draft: { one: 'Wɔafa tenabea no.', other: 'Wɔafa tenabea {count} no nyinaa.' } },
  oneWaiting: {
    draft: { one: 'Wɔafa tenabea no, na {count} retwɛn.', other: 'Wɔafa tenabea no, na {count} retwɛn.' },
  },
  allWaiting: {
    draft: {
      one: 'Wɔafa tenabea {places} no nyinaa, na {count} retwɛn.',
      other: 'Wɔafa tenabea {places} no nyinaa, na {count} retwɛn.',
    },
  },
  hasPlace: { draft: 'Ɔwɔ tenabea' },
  waits: { draft: 'Ɔretwɛn, nɔma {position}' },
}
