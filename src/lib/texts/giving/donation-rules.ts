import { define } from '../../words/define.ts'

/* Why a gift is refused: by its form, and by the server. */

export const donationRules = define('donationRules', {
  noAmount: 'Please choose or type an amount',
  notWhole: 'Please give whole {amount}',
  tooMuch: 'This is more than can be given at once. Please speak with the church office',
  name: 'Please enter your name',
  noEmail: 'Please enter your email',
  email: 'Please provide a valid email address',
  fund: 'Please choose what it is for',
  telephone: 'Please enter the number that pays',
  noCode: 'Please enter the code',
  code: 'Please enter the code as it was sent',
  openElsewhere:
    'A gift for this purpose from this number still waits for its answer. Please finish it where it was begun, or try again in a few minutes.',
  notWanted: 'No code is wanted any more.',
  noGifts: 'This church takes no gifts here. Please see its page Give.',
  giveLater: 'Please give again in a few minutes.',
  noSuch: 'There is no such gift.',
  unwanted:
    'The owner of this number has asked that no requests to pay come to it. Please give from another number or in another way. If it is yours, the link in our text message takes that back.',
  day: 'Please choose a day',
  every: 'Please choose each week or each month',
  method: 'Please choose a payment method',
  agreed: 'Please say that the card may be charged each month',
})
