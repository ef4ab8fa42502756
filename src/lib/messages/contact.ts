/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const contactTexts = {
  /** While the address is being typed; on submit the contract's own sentence stands there. */
  typingEmail: 'Please enter a valid email address',
  sending: 'Sending your message...',
  success: 'Thank you for contacting us! We’ll respond soon.',
  /** When the server says no without a word. */
  failure: 'Something went wrong. Please try again.',
} as const
