import { define } from '../../../lib/words/define.ts'

/** Words of /kofi-ama, the screen of the hall. */
export const hallWords = define('hall', {
  title: 'Kofi & Ama',
  about: 'Heads and money by weekday of birth, on the screen of the hall.',
  act: 'The screen',
  explained:
    'A collection by weekday of birth. Here the hall sees how many of each day came forward and what they gave, as counters enter it, with the gifts that came by telephone. Nobody is named.',
  opening: 'Opening the screen…',
  code: 'The code that a counter sees under “Cash Counts”',
  show: 'Show the screen',
  ended: '{service}: it has ended. Thank you!',
  people: { one: '{count} person', other: '{count} people' },
  byPhone: { one: ' and {count} by phone', other: ' and {count} by phone' },
  inFront: 'In front: ',
  total: 'Total',
  lost: 'There is no network at the moment. The screen asks again.',
})
