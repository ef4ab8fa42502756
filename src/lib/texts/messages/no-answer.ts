import { define } from '../../words/define.ts'

/** What a page says when the server says nothing that could be shown. */
export const noAnswerWords = define('no-answer', {
  noAnswer: 'No answer from the server. Please check your connection and try again.',
  notSaved: 'This was not saved. Please try again.',
})
