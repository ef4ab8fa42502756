import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const contactTexts = define('contact-texts', {
  /** Shown while the address is typed; on submit the contract's message replaces it. */
  typingEmail: 'Please enter a valid email address',
  /** At the field, in place of the specification's text, which the toast says. */
  missingName: 'Please enter your name',
  missingEmail: 'Please enter your email address',
  missingPhone: 'Please enter your phone number',
  missingSubject: 'Please enter a subject',
  missingMessage: 'Please write your message',
  eitherMissing: 'Please enter your email address or your phone number',
  either: 'Email or phone: one of the two is enough.',
  sending: 'Sending your message...',
  success: 'Thank you for contacting us! We’ll respond soon.',
  /** Shown when the server refuses without a message. */
  failure: 'Something went wrong. Please try again.',
})
