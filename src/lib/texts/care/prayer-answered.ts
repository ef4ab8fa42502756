import { define } from '../../words/define.ts'

/* In a file of its own: the page of prayer requests loads it with the press that marks one answered. */

export const answeredTexts = define('answeredTexts', {
  answered: 'Praise God for answered prayers!',
})
