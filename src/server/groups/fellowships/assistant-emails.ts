import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { assistantEmailWords as words } from './messages.ts'

type Assisting = { firstName: string; fellowship: string; by: string }

/** The e-mail to a member who assists the leader from now on. `address` is where they find it. */
export const namedEmail = ({ firstName, fellowship, by, address }: Assisting & { address: string }) => ({
  subject: words.namedSubject({ fellowship }),
  text: `${accountEmailWords.dear({ name: firstName })}

${words.named({ by, fellowship })}

${words.duties({ page: address })}

${words.forThisAlone}
`,
})

/** The e-mail to a member who assists no more. */
export const endedEmail = ({ firstName, fellowship, by }: Assisting) => ({
  subject: words.endedSubject({ fellowship }),
  text: `${accountEmailWords.dear({ name: firstName })}

${words.ended({ by, fellowship })}

${words.surprised}
`,
})
