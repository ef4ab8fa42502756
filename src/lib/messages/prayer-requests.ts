/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const prayerTexts = {
  success: 'Prayer request submitted successfully',
  /** Spelled as the specification shows it (docs/decisions/0027). */
  loadFailure: 'Unable to load prayer reqyests',
  prayed: 'Thank you for praying!',
  answered: 'Praise God for answered prayers!',
} as const
