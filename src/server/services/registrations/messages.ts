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
