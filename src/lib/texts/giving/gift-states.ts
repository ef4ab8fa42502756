import { define } from '../../words/define.ts'

/** What a giver reads while a gift goes its way. */
export const giftStates = define('giftStates', {
  stillCounts:
    'If money has left your wallet all the same, we find it by ourselves, and it counts. You need not do anything.',
  unfinished: 'It was not finished',
  wantsCode: '{asker} wants a code',
  codeCame: 'It has come to your telephone.',
  checking: 'The code is being checked',
  payNext: 'Pay on the next page',
  providersPage: '{sum} is paid on the page of the payment provider. We never see a card’s number.',
  paidAlready: 'If you have paid already, wait here: the receipt comes by itself.',
  onItsWay: 'Your gift is on its way',
  notKnown: 'We do not know yet whether it has arrived.',
  promptEnded: 'The prompt has ended',
  ifApproved: 'If you have approved it, the receipt comes within minutes.',
  mayLeave: 'You may leave this page.',
  approve: 'Approve on {telephone}',
  asks: '{asker} asks for {sum} on that telephone now. Type your PIN there, never here.',
  threeMinutes: 'The prompt stands three minutes. You may leave this page: your gift goes on without it.',
  fiveMinutes: 'The prompt stands five minutes. You may leave this page: your gift goes on without it.',
  wait: 'Please wait, and do not give again: a second press would lead here.',
})
