import { define } from '../../words/define.ts'

/* What is said to who sends a welcome card, and why a card is refused. */

export const welcomeCardTexts = define('welcomeCardTexts', {
  firstName: 'Please give a first name',
  telephone: 'Please give a telephone number',
  outdated: 'This form is outdated. Please load the page again',
  email: 'Please provide a valid email address',
  thanks: 'Thank you. Somebody of the church will call you.',
})
