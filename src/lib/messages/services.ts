/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const serviceTexts = {
  reminderSet: 'Reminder set for this service',
  reminderRemoved: 'Reminder removed',
  calendar: 'Opening calendar...',
  /** Not in the specification: browser storage is full. */
  reminderRefused: 'This browser has no room for that',
  donation: 'Redirecting to donation page...',
} as const
