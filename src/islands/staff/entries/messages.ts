import { define } from '../../../lib/words/define.ts'

/** Words of the forms of entries, and of what is pinned. */
export const entryWords = define('entries', {
  sameFellowship: 'The same fellowship',
  category: 'Category',
  other: 'Other',
  lastDay: 'Last day',
  pinnedHint: 'Without a day it stays until you unpin it',
  pinIt: 'Pin it',
  pinning: 'Pinning...',
  showAllEvents: 'Show all events',
  repeatsDelete: 'This event repeats. What is deleted?',
  monthHint: 'As year-month, like 2026-10.',
  sameCategory: 'The same category',
  firstCategory: 'The first category',
  inCurrency: '{label} in {currency}',
  andMore: 'and {later} more<a> days of {title}</a>',
  signUps: 'Sign-ups',
  poster: 'Poster…',
  pinsNotLoaded: 'What is pinned could not be loaded.',
  pinMenu: 'Pin…',
  unpin: 'Unpin',
  unpinned: 'Unpinned',
  pinned: 'Pinned',
  pinnedUntil: 'Pinned until {day}',
  pinName: 'Pin {name}',
  scope: '{scope}',
})
