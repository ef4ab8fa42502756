import { calendarWords } from '../../../lib/texts/services/days.ts'
import { accountEmailWords } from '../accounts/messages.ts'
import { invitationEmailWords as words } from './messages.ts'

type Told = { church: string; invitedBy: string; invitedTo: string; link: string; until: string }

/** The e-mail with the link of an invitation. `until` is a day. It does not say the name that the admin typed. */
export const invitationEmail = ({ church, invitedBy, invitedTo, link, until }: Told) => ({
  subject: words.subject({ church }),
  text: `${accountEmailWords.goodDay}

${words.invites({ by: invitedBy, what: invitedTo, church, day: calendarWords.day({ day: until }) })}

${link}

${words.unknown}
`,
})
