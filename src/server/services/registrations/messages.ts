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
  page: 'Your tickets: {page}',
  pageName: 'Tickets, on the device on which you registered',
  notYou: 'You did not register? Then somebody mistyped an address, and you need not do anything.',
})

/** Words of the tickets as PDF. */
export const ticketPaperWords = define('ticketPaper', {
  show: 'Show the code at the door. It lets one person in, once.',
})
