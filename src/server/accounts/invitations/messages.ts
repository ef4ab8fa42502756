import { define } from '../../../lib/words/define.ts'

/** Words of the e-mail with the link of an invitation. */
export const invitationEmailWords = define('invitationEmails', {
  subject: '{church} invites you',
  invites:
    '{by} invites you {what} at {church}. Open this link to read more and to say yes. It is for you alone, and works once, until {day}:',
  unknown: 'If you do not know what this is about, you need not do anything.',
})
