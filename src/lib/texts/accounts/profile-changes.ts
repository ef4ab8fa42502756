import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const profileTexts = define('profile-answers', {
  profileSuccess: 'Profile updated successfully!',
  personalSuccess: 'Personal Details updated successfully!',
  /** Shown when the server refuses without a message. */
  unable: 'Unable to update profile',
  failure: 'Failed to update profile',
  loadFailure: 'Failed to load profile',
})
