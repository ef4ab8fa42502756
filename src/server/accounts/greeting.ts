import type { Account } from './repo.ts'

type Reader = Pick<Account, 'first_name' | 'username' | 'email_confirmed_at'>

/**
 * How a letter about an account names its reader and the account. An address that nobody has confirmed may be a
 * stranger's, who must not read words that somebody else chose: there the letter names neither.
 */
export function greet({ first_name, username, email_confirmed_at }: Reader): {
  greeting: string
  account: string
} {
  return email_confirmed_at
    ? { greeting: `Dear ${first_name},`, account: `your account ${username}` }
    : { greeting: 'Good day,', account: 'your account' }
}
