import { joinEmailWords as words } from './messages.ts'

type Answered = { firstName: string; fellowship: string; leader: string; word: string }

const leaderWords = (leader: string, word: string) =>
  word ? `\n${words.leaderWrites({ leader })}\n\n${word}\n` : ''

/** The e-mail to a member whose request to join was accepted. */
export const acceptedEmail = ({ firstName, fellowship, leader, word }: Answered) => ({
  subject: words.acceptedSubject({ fellowship }),
  text: `${words.greeting({ firstName })}

${words.accepted({ fellowship, leader })}
${leaderWords(leader, word)}
${words.whenItMeets}
`,
})

/** The e-mail to a member whose request was not accepted: kind, and with what else there is. */
export const declinedEmail = ({ firstName, fellowship, leader, word }: Answered) => ({
  subject: words.declinedSubject({ fellowship }),
  text: `${words.greeting({ firstName })}

${words.declined({ fellowship })}
${leaderWords(leader, word)}
${words.others}
`,
})
