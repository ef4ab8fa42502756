import { define } from '../../words/define.ts'

/** Words of the ways to give of a church that takes no gifts on its page. */
export const waysToGive = define('waysToGive', {
  notHere: 'Gifts are not taken on this page. This is how you give to {church}.',
  telephone: 'Telephone',
  write: 'Write to the office',
})

/** Ways of a gift that are not of the page Give. */
export const giftWays = define('giftWays', {
  envelope: 'Envelope',
  cheque: 'Cheque',
  transfer: 'Transfer',
  refund: 'Refund',
  reversed: '{way}, reversed',
})
