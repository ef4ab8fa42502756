/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const contactTexts = {
  /** Shown while the address is typed; on submit the contract's message replaces it. */
  typingEmail: 'Please enter a valid email address',
  /** At a further field with the error of the one before. */
  alsoMissing: 'This one, too',
  sending: 'Sending your message...',
  success: 'Thank you for contacting us! We’ll respond soon.',
  /** Shown when the server refuses without a message. */
  failure: 'Something went wrong. Please try again.',
} as const
