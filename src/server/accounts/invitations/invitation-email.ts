type Told = { church: string; invitedBy: string; invitedTo: string; link: string; until: string }

/** The e-mail with the link of an invitation. `until` is a day. It does not say the name that the admin typed. */
export const invitationEmail = ({ church, invitedBy, invitedTo, link, until }: Told) => ({
  subject: `${church} invites you`,
  text: `Good day,

${invitedBy} invites you ${invitedTo} at ${church}. Open this link to read more and to say yes. It is for you alone, and works once, until ${until}:

${link}

If you do not know what this is about, you need not do anything.
`,
})
