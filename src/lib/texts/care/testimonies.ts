import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const testimonyTexts = define('testimonyTexts', {
  success: 'Testimony submitted successfully!',
  failure: 'Failed to submit testimony',
  tooLarge: 'This picture is larger than 10 MB. Please choose a smaller one.',
})
