/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const serviceTexts = {
  reminderSet: 'Reminder set for this service',
  reminderRemoved: 'Reminder removed',
  calendar: 'Opening calendar...',
  /** Our own: the specification's storage is never full. */
  reminderRefused: 'This browser has no room for that',
  donation: 'Redirecting to donation page...',
} as const
