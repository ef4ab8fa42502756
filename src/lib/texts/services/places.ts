import { define } from '../../words/define.ts'

/** How full an event or an activity is. */
export const placeWords = define('places', {
  left: { one: '{count} of {places} places left.', other: '{count} of {places} places left.' },
  full: { one: 'The one place is taken.', other: 'All {count} places are taken.' },
  oneWaiting: {
    one: 'The one place is taken, and {count} waits.',
    other: 'The one place is taken, and {count} wait.',
  },
  allWaiting: {
    one: 'All {places} places are taken, and {count} waits.',
    other: 'All {places} places are taken, and {count} wait.',
  },
  hasPlace: 'Has a place',
  waits: 'Waiting list, place {position}',
})
