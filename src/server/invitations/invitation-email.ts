/** What an invitation asks of somebody, in a sentence: `to lead Choir`, `as a member`. */
export function askedFor({ role, fellowship }: { role: string; fellowship: string | null }): string {
  if (fellowship !== null) return `to lead the fellowship ${fellowship}`
  if (role === 'media') return 'to serve in the media team'
  if (role === 'admin') return 'to look after the whole site as a super admin'
  return 'to become a member'
}

type Letter = { church: string; invitedBy: string; asked: string; link: string; until: string }

/** The letter with the link of an invitation. `until` is a day. It does not say the name that the admin typed. */
export const invitationEmail = ({ church, invitedBy, asked, link, until }: Letter) => ({
  subject: `${church} invites you`,
  text: `Good day,

${invitedBy} invites you ${asked} at ${church}. Open this link to read more and to say yes. It is for you alone, and works once, until ${until}:

${link}

If you do not know what this is about, you need not do anything.
`,
})
