import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { duplicatesSince } from '../../platform/db/duplicates.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { type Account, findByLogin } from './repo.ts'
import { beginAttempt, knownDevice } from './sessions/login-guard.ts'

type Words = Pick<
  Account,
  'username' | 'first_name' | 'middle_name' | 'last_name' | 'gender' | 'telephone' | 'email'
>

/**
 * The account that an identical form, password included, created within a day: somebody who never got the answer sends the form
 * again. It reveals no more than a login, and is limited like one.
 */
export async function findSignedUpBefore(
  c: Context<AppEnv>,
  words: Words,
  password: string,
): Promise<Account | undefined> {
  const { db, now } = c.var
  const account = await findByLogin(db, words.username)
  if (!account || account.created_at <= duplicatesSince(now()) || !hasWords(account, words)) return undefined
  const attempt = await beginAttempt(c, {
    account: account,
    typed: words.username,
    device: await knownDevice(c, account.id),
  })
  if (!(await verifyPassword(account.password_hash, password))) return undefined
  await attempt.forgive()
  return account
}

const hasWords = (account: Account, words: Words): boolean =>
  Object.entries(words).every(([name, value]) => account[name as keyof Words] === value)
