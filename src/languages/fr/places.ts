import type { placeWords } from '../../lib/texts/services/places.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const places: Translation<typeof placeWords> = {
  left: {
    draft: { one: 'Il reste {count} place sur {places}.', other: 'Il reste {count} places sur {places}.' },
  },
  full: { draft: { one: 'La seule place est prise.', other: 'Les {count} places sont prises.' } },
  oneWaiting: {
    draft: {
      one: 'La seule place est prise, et {count} attend.',
      other: 'La seule place est prise, et {count} attendent.',
    },
  },
  allWaiting: {
    draft: {
      one: 'Les {places} places sont prises, et {count} attend.',
      other: 'Les {places} places sont prises, et {count} attendent.',
    },
  },
  hasPlace: { draft: 'A une place' },
  waits: { draft: 'Liste d’attente, place {position}' },
}
