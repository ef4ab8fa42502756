import { define } from '../../words/define.ts'

/* Why a message to the church is refused: by its form, and by the server. */

export const contactRules = define('contact-rules', {
  /** The text for whatever is missing (spec 1 §5). */
  allFields: 'Please fill in all fields',
  email: 'Please provide a valid email address',
})
