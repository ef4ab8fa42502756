import { accountEmailWords } from './messages.ts'
import type { Account } from './repo.ts'

type Reader = Pick<Account, 'first_name' | 'username' | 'email_confirmed_at'>

/**
 * The greeting and the name of the account in an e-mail about it. An unconfirmed address may belong to a stranger, who must
 * not read text that another person chose: such an e-mail names neither the reader nor the account.
 */
export function greet({ first_name, username, email_confirmed_at }: Reader): {
  greeting: string
  account: string
} {
  return email_confirmed_at
    ? {
        greeting: accountEmailWords.dear({ name: first_name }),
        account: accountEmailWords.namedAccount({ username }),
      }
    : { greeting: accountEmailWords.goodDay, account: accountEmailWords.account }
}
