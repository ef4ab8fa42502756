import { define } from '../../../lib/words/define.ts'

/** Words of /my-giving. */
export const myGivingWords = define('myGiving', {
  title: 'My giving',
  about: 'What you gave, with your receipts.',
  lede: 'What came to the church from you, by the page Give, in an envelope, by cheque or straight to its account.',
  needsScript: 'This page needs JavaScript, which is off in this browser.',
  toBooks: 'Open the books of the church',
  guests:
    'Gifts that you made as a guest, without signing in, are not here. What went into the bowl without a name is nobody’s.',
  notLoaded: 'What you gave could not be loaded.',
  loading: 'Loading what you gave',
})

/** Words of a statement and its receipts. */
export const statementWords = define('statement', {
  from: 'From',
  to: 'To',
  lastFirst: 'The last day is before the first.',
  tooLong: 'Please choose at most ten years.',
  toBeSeen:
    'What the church counted by hand is shown once your number or e-mail address is confirmed, or the office has seen you.',
  nothing: 'The books have nothing on these days.',
  statementOf: 'Statement of {name}',
  sum: '<a>{name}</a>, from {from} to {to}: <a>{total}</a>',
  sample: '. This is a sample: no money has moved',
  everyGift: 'Every gift of {name}',
  date: 'Date',
  purpose: 'For',
  method: 'Method',
  amount: 'Amount',
  amountIn: 'Amount ({currency})',
  receipt: 'Receipt',
  reversed: 'Reversed',
  yes: 'yes',
  downloaded: 'Downloaded',
  downloadPdf: 'Download PDF',
  downloadCsv: 'Download CSV',
  print: 'Print',
  showReceipt: 'show the receipt',
  receiptOf: 'Receipt {number}',
  giver: 'From',
  notCounted: 'This receipt was reversed and counts no longer.',
  isSample: 'No money has moved: this receipt is a sample.',
  brought: 'Brought over from earlier records',
  broughtSum:
    'Together {total}. The church had these gifts in its records of earlier years: they have no receipt of this program.',
})

/** Words of a member's recurring gifts. */
export const myRepeatWords = define('myRepeats', {
  notLoaded: 'Your reminders could not be loaded.',
  title: 'Recurring gifts',
  remindMe: 'Remind me to give',
  none: 'We can remind you each month or each week. Nothing is paid by itself.',
  noneByMail: 'We can remind you each month or each week by e-mail. Nothing is paid by itself.',
  repeat: '{sum} for {fund}, {when}',
  fromCard: 'From your card, {card}',
  reminder: 'A reminder, {method}',
  stopped: 'Stopped',
  stop: 'Stop<a>: {fund}, {when}</a>',
  stoppedWhy: 'Stopped: {why}',
  stoppedOn: 'Stopped on {day}.',
  next: 'Next on {day}.',
  lastReceipt: 'Last on {day}: receipt {receipt}.',
  lastReason: 'Last on {day}: {reason}.',
  lastOnItsWay: 'Last on {day}: on its way.',
  saved: 'We shall remind you',
  when: 'When',
  amount: 'Amount in {currency}',
  fund: 'What it is for',
  method: 'Payment method',
})
