import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const prayerTexts = define('prayerTexts', {
  success: 'Prayer request submitted successfully',
  /** Spelled as the specification shows it (docs/specification/settled.md). */
  loadFailure: 'Unable to load prayer reqyests',
  prayed: 'Thank you for praying!',
})
