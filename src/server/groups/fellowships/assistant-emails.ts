type Assisting = { firstName: string; fellowship: string; by: string }

/** The e-mail to a member who assists the leader from now on. `address` is where they find it. */
export const namedEmail = ({ firstName, fellowship, by, address }: Assisting & { address: string }) => ({
  subject: `You assist the leader of ${fellowship}`,
  text: `Dear ${firstName},

${by} has named you to assist the leader of ${fellowship}. Thank you for helping.

You can mark who was at meetings, see the members, answer who wants to join and who writes to the leader, write to the fellowship, and take
over who is missed and needs a call: ${address}

What you read there about members is for this service alone. You can lay it down there at any time.
`,
})

/** The e-mail to a member who assists no more. */
export const endedEmail = ({ firstName, fellowship, by }: Assisting) => ({
  subject: `About assisting the leader of ${fellowship}`,
  text: `Dear ${firstName},

${by} has noted that you do not assist the leader of ${fellowship} any more. Thank you for what you did. You are still a member of it.

If this surprises you, please ask your leader or the church office.
`,
})
