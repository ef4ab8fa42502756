import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const shareTexts = define('shareTexts', { copy: 'Copy this link to share' })
