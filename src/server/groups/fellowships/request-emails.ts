type Answered = { firstName: string; fellowship: string; leader: string; word: string }

const said = (leader: string, word: string) => (word ? `\n${leader} writes:\n\n${word}\n` : '')

/** The e-mail to a member whose request to join was accepted. */
export const acceptedEmail = ({ firstName, fellowship, leader, word }: Answered) => ({
  subject: `Welcome to ${fellowship}`,
  text: `Dear ${firstName},

you are in ${fellowship} now. ${leader} and the others are glad to have you.
${said(leader, word)}
When and where it meets is on the site, under My Fellowship.
`,
})

/** The e-mail to a member whose request was not accepted: kind, and with what else there is. */
export const declinedEmail = ({ firstName, fellowship, leader, word }: Answered) => ({
  subject: `About joining ${fellowship}`,
  text: `Dear ${firstName},

thank you for asking to join ${fellowship}. It cannot take you in at this time.
${said(leader, word)}
There are other fellowships on the site, and you are welcome in each of our services. If you have a question, please write to us.
`,
})
