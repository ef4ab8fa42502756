import { define } from '../../words/define.ts'

/* What the server says about a member's own messages. */

export const ownMessageTexts = define('ownMessageTexts', {
  noSuch: 'There is no such message to you.',
  noAnswers: 'This message takes no answers. You can write to the church instead.',
  arrived: 'Your answer has arrived.',
  emptyAnswer: 'Please write your answer',
})
