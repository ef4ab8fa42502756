import { ownerEmailWords as words } from './messages.ts'
import { letterOf, type OwnerEmail } from './owner-emails.ts'

/* Who leads a fellowship now, to the old and the new leader. No name of a fellowship goes to an address that may be a stranger's. */

/** To somebody with a role already who leads a fellowship from now on. */
export const leadsNow: OwnerEmail = ({ greeting, account }) => ({
  subject: words.leadsSubject,
  text: letterOf(greeting, words.leads({ account }), words.notExpected),
})

/** To the leader whom somebody else, or nobody, follows. */
export const leadsNoMore: OwnerEmail = ({ greeting, account }) => ({
  subject: words.leadsNoMoreSubject,
  text: letterOf(greeting, words.leadsNoMore({ account }), words.notExpected),
})
