import type { placeWords } from '../../lib/texts/services/places.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const places: Translation<typeof placeWords> = {
  left: {
    draft: { one: 'hei {places} lɛ amli {count} eshwɛ.', other: 'hei {places} lɛ amli {count} eshwɛ.' },
  },
  full: { draft: { one: 'Ahe hei kome lɛ.', other: 'Ahe hei {count} lɛ fɛɛ.' } },
  oneWaiting: {
    draft: { one: 'Ahe hei kome lɛ, ni {count} miimɛ.', other: 'Ahe hei kome lɛ, ni {count} miimɛ.' },
  },
  allWaiting: {
    draft: {
      one: 'Ahe hei {places} lɛ fɛɛ, ni {count} miimɛ.',
      other: 'Ahe hei {places} lɛ fɛɛ, ni {count} miimɛ.',
    },
  },
  hasPlace: { draft: 'Eyɛ hei' },
  waits: { draft: 'Eemɛ, nɔmba {position}' },
}
