import { define } from '../../words/define.ts'

/** The first two are of the error catalogue, letter for letter (spec 1 §8); the others say how the reminder will come. */
export const reminderTexts = define('reminderTexts', {
  set: 'Reminder set for this service',
  removed: 'Reminder removed',
  refused: 'This browser has no room for that',
  onDevice: 'It is noted on this device, which cannot call you. Your calendar can:',
  noAddress: 'No confirmed e-mail address of yours is known here. Your calendar can remind you:',
  byEmail: 'We write to {address} the day before.',
  switchedOff: 'E-mails with reminders are switched off in your',
  settings: 'Settings',
  unknown: 'Whether an e-mail comes cannot be told without a network. Your calendar can remind you:',
  calendar: 'Add to calendar',
})
