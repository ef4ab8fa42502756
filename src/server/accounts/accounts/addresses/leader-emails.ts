import type { OwnerEmail } from './owner-emails.ts'

/* Who leads a fellowship now, to the old and the new leader. No name of a fellowship goes to an address that may be a stranger's. */

/** To somebody with a role already who leads a fellowship from now on. */
export const leadsNow: OwnerEmail = ({ greeting, account }) => ({
  subject: 'You lead a fellowship',
  text: `${greeting}

the church office has entered ${account} as the leader of a fellowship. Which one it is, and its people, you see when you log in.

If you did not expect it, please tell the church office.
`,
})

/** To the leader whom somebody else, or nobody, follows. */
export const leadsNoMore: OwnerEmail = ({ greeting, account }) => ({
  subject: 'You no longer lead your fellowship',
  text: `${greeting}

the church office has entered ${account} no longer as the leader of its fellowship. Members who write to the leader reach you no more.

If you did not expect it, please tell the church office.
`,
})
