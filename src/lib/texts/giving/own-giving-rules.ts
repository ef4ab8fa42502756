import { define } from '../../words/define.ts'

/* Why what members do about their pledges and welfare is refused. */

export const ownGivingRules = define('ownGivingRules', {
  rhythm: 'Please choose when you want to be reminded',
  occasion: 'Please choose what happened',
  hasLeft: 'The membership of the welfare fund has ended.',
  waiting: {
    one: '{count} more month of dues come before the first benefit.',
    other: '{count} more months of dues come before the first benefit.',
  },
  arrears: 'The dues of {months} months are open, and {most} may be.',
})
