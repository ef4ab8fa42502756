import { greet } from '../greeting.ts'
import { accountEmailWords } from '../messages.ts'
import type { Account } from '../repo.ts'

/** The e-mail with the link for a new password, to the address of the account. `site` is the base URL of the link. */
export function resetEmail(account: Account, { token, site }: { token: string; site: string }) {
  const { greeting, account: own } = greet(account)
  return {
    subject: accountEmailWords.resetSubject,
    text: `${greeting}

${accountEmailWords.resetAsked({ account: own })}

${new URL(`/reset-password#${token}`, site).href}

${accountEmailWords.resetNotYou}
`,
  }
}
