import { define } from '../../../lib/words/define.ts'

/** Words of the e-mails about an order of tickets. */
export const ticketEmailWords = define('ticketEmails', {
  placed: 'Your registration: {event}',
  waiting: 'You are on the waiting list: {event}',
  free: 'You have a place: {event}',
  placedText: { one: 'One ticket is yours.', other: '{count} tickets are yours.' },
  waitingText:
    'All places are taken. You are on the waiting list, and we write to you when there are places.',
  freeText:
    'Places have become free, and they are yours. Your tickets are on the page that we sent to you first.',
  due: 'To pay at the desk: {amount}',
  dueOnline: 'To pay on the page, or at the desk: {amount}',
  heldText: {
    one: 'One place is kept for you for an hour. Please pay {amount} on the page: then the ticket is yours.',
    other:
      '{count} places are kept for you for an hour. Please pay {amount} on the page: then the tickets are yours.',
  },
  freeHeldText:
    'Places have become free. They are kept for you for a day: please pay on the page that we sent to you first. Then the tickets are yours.',
  lapsed: 'Your places went to others: {event}',
  lapsedText:
    'Your places were not paid in time, and went to others. If you have paid after all, you come first when places become free, or the church gives the money back.',
  page: 'Your tickets: {page}',
  pageName: 'Tickets, on the device on which you registered',
  notYou: 'You did not register? Then somebody mistyped an address, and you need not do anything.',
})

/** Words of the tickets as PDF. */
export const ticketPaperWords = define('ticketPaper', {
  show: 'Show the code at the door. It lets one person in, once.',
})

/** Words about money that is given back for tickets, for staff. */
export const ticketRefundWords = define('ticketRefunds', {
  reason: 'Tickets cancelled: {event}, order {order}',
  subject: 'A refund of tickets waits for your approval',
  page: 'Refunds',
  waits:
    'Tickets that were paid online were cancelled. Somebody has to approve that the money is given back.',
})

/** Words of the e-mail that reminds who has tickets and no account. */
export const ticketReminderWords = define('ticketReminders', {
  subject: 'Reminder: {event}',
  tickets:
    'Your tickets are on the page that we sent to you when you registered. Please have their codes with you.',
  why: 'You hear of it because somebody registered with this address.',
})

/** What is refused about registrations, orders and tickets. */
export const registrationRefusals = define('registrationRefusals', {
  noTicketCode: 'No ticket of this event has this code.',
  waits: '{name} is on the waiting list and has no place.',
  cancelledTicket: 'The ticket of {name} was cancelled.',
  notPaid: '{name} has not paid yet.',
  isIn: '{name} is in already. A second person has the same ticket.',
  noTicket: 'There is no such ticket.',
  noOrder: 'There is no such order.',
  cancelledAlready: 'This is cancelled already.',
  cameIn: 'Somebody came in with this ticket already.',
  moreThanDue: 'This is more than is due',
  givingBack: 'The rest is being given back online',
  moreThanPaid: 'This is more than was paid',
  nobodyYet: 'Nobody has a place yet.',
  noEvent: 'There is no such event.',
  nobodyRegisters: 'Nobody registers for this event.',
  payAtDesk: 'The church takes no money online now, so that people have to pay at the desk',
  placesTaken: '{placed} places are taken already',
  kindElsewhere: 'A kind is not of this event',
  ticketsTaken: '{placed} tickets of “{name}” are taken already',
  ordered: '“{name}” was ordered: it can be closed, and not removed',
  codeElsewhere: 'A code is not of this event',
  chooseAccount: 'Please choose the account that the money belongs to',
})
