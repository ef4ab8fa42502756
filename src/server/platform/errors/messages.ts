import { define } from '../../../lib/words/define.ts'

/** Refusals that any call may have. */
export const refusalWords = define('refusals', {
  signInFirst: 'Please sign in first.',
  mayNot: 'Your account may not do this.',
  mustEnrol: 'Your work for the church needs two-step sign-in now. Please set it up in your settings.',
  tooOftenSeconds: {
    one: 'That was too often. Please try again in {count} seconds.',
    other: 'That was too often. Please try again in {count} seconds.',
  },
  tooOftenMinutes: {
    one: 'That was too often. Please try again in {count} minutes.',
    other: 'That was too often. Please try again in {count} minutes.',
  },
  diskFull:
    'The church’s disk takes nothing more at the moment, so this was not kept. What is there can still be read. Please try again later.',
  readOnly:
    'The church’s database takes no changes at the moment, so this was not kept. What is there can still be read. Please try again later.',
  away: 'The church’s database does not answer at the moment. Please try again in a moment.',
  changedMeanwhile:
    'Somebody else changed this meanwhile. Please load it again, so that nothing of theirs is lost.',
})
