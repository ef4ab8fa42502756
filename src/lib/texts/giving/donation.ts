import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const donationTexts = define('donationTexts', {
  success: 'Thank you for your generous donation!',
  failure: 'There was an issue processing your donation. Please try again.',
})
