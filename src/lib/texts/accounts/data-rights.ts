import type { RequestKind } from '../../contract/accounts/data-request.ts'
import type { ConsentPurpose } from '../../contract/people/consent.ts'
import { requestKindWords } from './data-request.ts'

/* Not in the specification. */

export const requestTexts: Record<RequestKind, string> = {
  get access() {
    return requestKindWords.access
  },
  get correction() {
    return requestKindWords.correction
  },
  get erasure() {
    return requestKindWords.erasure
  },
  get objection() {
    return requestKindWords.objection
  },
}

type ConsentText = { title: string; asks: string; given: string; withdrawn: string }

export const consentTexts: Record<ConsentPurpose, ConsentText> = {
  membership: {
    title: 'Membership',
    asks: 'The church keeps what I tell it about me, to know me as a member and to care for me.',
    given: 'You have agreed. To withdraw it, close your account: then your data is deleted after 14 days.',
    withdrawn: 'Without this the church cannot keep your account.',
  },
  photograph: {
    title: 'Photograph',
    asks: 'Members of my fellowship may see my photograph.',
    given: 'Members of your fellowship see your photograph.',
    withdrawn: 'Only the church office and the leader of your fellowship see your photograph.',
  },
}
