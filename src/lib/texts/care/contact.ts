/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const contactTexts = {
  /** Shown while the address is typed; on submit the contract's message replaces it. */
  typingEmail: 'Please enter a valid email address',
  /** At the field, in place of the specification's text, which the toast says. */
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
    subject: 'Please enter a subject',
    message: 'Please write your message',
  },
  eitherMissing: 'Please enter your email address or your phone number',
  either: 'Email or phone: one of the two is enough.',
  sending: 'Sending your message...',
  success: 'Thank you for contacting us! We’ll respond soon.',
  /** Shown when the server refuses without a message. */
  failure: 'Something went wrong. Please try again.',
} as const
