import { define } from '../../words/define.ts'

/* Not in the specification. */

export const rightWords = define('data-rights', {
  access: 'See my data',
  correction: 'Correct my data',
  erasure: 'Delete my data',
  objection: 'Object to a use of my data',
  membership: 'Membership',
  membershipAsks: 'The church keeps what I tell it about me, to know me as a member and to care for me.',
  membershipGiven:
    'You have agreed. To withdraw it, close your account: then your data is deleted after 14 days.',
  membershipWithdrawn: 'Without this the church cannot keep your account.',
  photograph: 'Photograph',
  photographAsks: 'Members of my fellowship may see my photograph.',
  photographGiven: 'Members of your fellowship see your photograph.',
  photographWithdrawn: 'Only the church office and the leader of your fellowship see your photograph.',
})
