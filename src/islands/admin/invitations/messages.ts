import { define } from '../../../lib/words/define.ts'

/** Words of inviting staff by a link. */
export const invitationWords = define('staffInvitations', {
  withdrawThisInvitation: 'Withdraw this invitation?',
  withdraw: 'Withdraw',
  linkDoesNothingAny: 'The link does nothing any more, for whoever has it.',
  invitationIsWithdrawn: 'The invitation is withdrawn',
  invitations: 'Invitations',
  inviteStaff: 'Invite staff',
  whoeverOpensLinkThat:
    'Whoever opens the link that you make signs up, or logs in, and has the role and the duties that you chose.',
  somebody: 'Somebody',
  untilDay: 'until {day}',
  byUsedby: 'by @{usedBy}',
  madeOnDay: 'made on {day}',
  waiting: 'Waiting',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  invitationIsReady: 'The invitation is ready',
  email: 'Email',
  linkIsMailedThere: 'The link is mailed there.',
  hintShareLinkYourself: '{hint} Share the link yourself.',
  phone: 'Phone',
  toShareLinkBy: 'To share the link by WhatsApp.',
  createLink: 'Create link',
  creatingLink: 'Creating link...',
  dutiesOptional: 'Duties <a>(optional)</a>',
  listOfFellowshipsDid: 'The list of fellowships did not arrive. Please check your connection.',
  whoeverLeadsItNow: 'Whoever leads it now does so until the invitation is taken.',
  pleaseChoose: 'Please choose',
  nameLedByLeadername: '{name} (led by {leaderName})',
  churchInvitesYouInvitationphrase:
    '{church} invites you {invitationPhrase}. This link is for you alone: {link}',
  linkIsOnIts: 'The link is on its way to {email}.',
  itIsShownThis:
    'It is shown this once, works once, and holds for 14 days. Give it to nobody else: whoever opens it may take the role.',
  done: 'Done',
})
