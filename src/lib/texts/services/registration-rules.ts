import { define } from '../../words/define.ts'

/** Why tickets are refused. */
export const registrationRules = define('registrationRules', {
  name: 'Please give a name',
  none: 'Please choose a ticket',
  email: 'Please provide a valid email address',
  contact: 'Please give a telephone number or an e-mail address',
  notOpen: 'Nobody can register for this event now.',
  full: 'There are not so many places left.',
  noKind: 'This ticket is not sold any more. Please load the page again.',
  tooMany: 'Please order at most {most} tickets at once',
  discount: 'This code does not hold',
  newPrice: 'The price is {price} now. Please look at it, and send again.',
  noPlace: 'These tickets have no place yet.',
  method: 'Please choose how you pay',
  noPlaceToPay: 'These tickets have no place now, so that nothing can be paid. Please load the page again.',
  notOnline: 'These tickets are not paid online. Please pay at the desk.',
  isPaid: 'These tickets are paid already.',
  tooMuch: 'This is more than is due',
  atOnce: 'Please pay all of it at once',
  notWanted: 'No code is wanted any more.',
  notNow: 'These tickets cannot be cancelled any more. Please ask at the church.',
})
