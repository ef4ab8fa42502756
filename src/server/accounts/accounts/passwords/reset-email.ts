import { greet } from '../greeting.ts'
import type { Account } from '../repo.ts'

/** The e-mail with the link for a new password, to the address of the account. `site` is the base URL of the link. */
export function resetEmail(account: Account, { token, site }: { token: string; site: string }) {
  const { greeting, account: own } = greet(account)
  return {
    subject: 'Choose a new password',
    text: `${greeting}

somebody, hopefully you, asked for a new password for ${own}. Open this link within the hour to choose one:

${new URL(`/reset-password#${token}`, site).href}

If it was not you, you need not do anything: nobody but you has this letter.
`,
  }
}
