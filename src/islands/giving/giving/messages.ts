import { define } from '../../../lib/words/define.ts'

/** Words of /give. */
export const giveWords = define('give', {
  demonstration: 'This is a demonstration: no money moves, and nothing that you fill in leaves this device.',
  sample:
    'This is a demonstration: no money moves. A stand-in on this machine takes the part of the payment provider.',
  test: 'Test mode: no money moves. The church is trying out its payment provider.',
  act: 'This form',
  usualAmounts: 'Usual amounts',
  amount: 'Amount in {currency}',
  whole: 'Whole {amount}',
  method: 'Payment method',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  messageHint: 'What it is for, or whom you give thanks for.',
  give: 'Give',
  giveSum: 'Give {sum}',
  busy: 'Processing...',
  telephone: 'Telephone that pays',
  fund: 'What it is for',
  weekday: 'Kofi & Ama: born on',
  noWeekday: 'It is not for Kofi & Ama',
  dayOfBirth: '{day} ({names})',
  ofPledge: 'This counts towards your pledge. Give as much of it as you can now.',
  logInForPledge: '<a>Log in</a> first, so that this counts for your pledge.',
  withoutPledge: 'Give without pledge',
})

/** Words of a gift on its way, and of its receipt. */
export const giftTexts = define('gift', {
  noNetwork: 'There is no network at the moment. Your gift goes on, and this page asks again.',
  toPayment: 'Go on to the payment page',
  again: 'Give again',
  code: 'Code',
  codeWrong: 'This code was not right. Please try again.',
  sendCode: 'Send code',
  fee: 'Fee of the provider',
  feeOf: '{sum}, out of the gift',
  refunded: 'Refunded',
  givenBack: '{sum} was given back on {day}',
  notGivenBack: '{sum} could not be given back. The church will speak with you.',
  onItsWayBack: '{sum} is on its way back to you.',
  receipt: 'Receipt',
  amount: 'Amount',
  date: 'Date',
  purpose: 'For',
  way: 'By',
  isSample: 'No money has moved: this receipt is a sample.',
  simulated:
    '{name}, your phone or your bank would now be asked for {sum} by {method}, and a receipt would go to {email}. This is a demonstration, so neither has happened.',
})

/** Words of a gift that is repeated. */
export const repeatWords = define('repeatGift', {
  begin: 'Make this a recurring gift',
  reminded: 'We shall remind you. You can stop it at any time under <a>My giving</a>.',
  remindedByMail: 'We shall remind you by e-mail. You can stop it at any time under <a>My giving</a>.',
  charged: 'Your card will be charged each month. You can stop it at any time under <a>My giving</a>.',
  remind: 'Remind me',
  saving: 'Saving...',
  orCharge: 'Or charge my card',
  agreed: 'The church may charge {sum} to this card each month, until I stop it.',
  charge: 'Charge my card each month',
})

/** Words of /stop-reminder. */
export const stopReminderWords = define('stopReminder', {
  title: 'Stop a reminder',
  about: 'Ends reminders to give.',
  lede: 'The link of an e-mail leads here. One press ends its reminders; you need not log in.',
  act: 'Stopping a reminder',
  notWhole: 'This link is not whole.',
  underMyGiving: ' You can stop reminders under <a>My giving</a>.',
  done: 'You get no such reminder any more.',
  stop: 'Stop these reminders',
})
