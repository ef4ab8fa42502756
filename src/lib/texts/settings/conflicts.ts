import { define } from '../../words/define.ts'

/** For staff, when two change one entry at once. */
export const conflictTexts = define('conflictTexts', {
  gone: 'Somebody else has deleted this meanwhile. What you typed stays here until you close it.',
  alreadyGone: 'Somebody else has deleted this already.',
})
