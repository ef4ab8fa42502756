import type { RequestKind } from '../../contract/accounts/data-request.ts'
import type { ConsentPurpose } from '../../contract/people/consent.ts'
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

export const requestText = (kind: RequestKind): string =>
  ({
    access: rightWords.access,
    correction: rightWords.correction,
    erasure: rightWords.erasure,
    objection: rightWords.objection,
  })[kind]

type ConsentText = { title: string; asks: string; given: string; withdrawn: string }

export const consentTexts = (purpose: ConsentPurpose): ConsentText =>
  ({
    membership: {
      title: rightWords.membership,
      asks: rightWords.membershipAsks,
      given: rightWords.membershipGiven,
      withdrawn: rightWords.membershipWithdrawn,
    },
    photograph: {
      title: rightWords.photograph,
      asks: rightWords.photographAsks,
      given: rightWords.photographGiven,
      withdrawn: rightWords.photographWithdrawn,
    },
  })[purpose]
