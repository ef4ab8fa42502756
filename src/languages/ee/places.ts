import type { placeWords } from '../../lib/texts/services/places.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const places: Translation<typeof placeWords> = {
  left: { draft: { one: 'Teƒe {count} susɔ le {places} me.', other: 'Teƒe {count} susɔ le {places} me.' } },
  full: { draft: { one: 'Woxɔ teƒe la.', other: 'Woxɔ teƒe {count} la katã.' } },
  oneWaiting: {
    draft: {
      one: 'Woxɔ teƒe la, eye ame {count} le lalam.',
      other: 'Woxɔ teƒe la, eye ame {count} le lalam.',
    },
  },
  allWaiting: {
    draft: {
      one: 'Woxɔ teƒe {places} la katã, eye ame {count} le lalam.',
      other: 'Woxɔ teƒe {places} la katã, eye ame {count} le lalam.',
    },
  },
  hasPlace: { draft: 'Teƒe le esi' },
  waits: { draft: 'Ele lalam, xexlẽdzesi {position}' },
}
