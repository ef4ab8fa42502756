import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { addLink } from './account-links.ts'
import { newDeviceEmail } from './address-emails.ts'
import { deviceOf, isKnown, rememberDevice } from './known-devices.ts'
import type { Account } from './repo.ts'
import { siteOf } from './site.ts'

/**
 * Knows the device of a sign-in from now on. What comes back tells the owner by letter, once the transaction has ended,
 * when the account has signed in elsewhere before and never here. Call it before the session of the sign-in is begun.
 */
export async function welcomeDevice(c: Context<AppEnv>, db: Db, account: Account): Promise<() => void> {
  const device = deviceOf(c)
  const isNew = !(device && (await isKnown(db, account.id, device))) && (await wasHere(db, account.id))
  await rememberDevice(c, db, account.id)
  const { email } = account
  if (!isNew || !email) return () => {}
  const now = c.var.now()
  const token = await addLink(db, { accountId: account.id, kind: 'not-me', email }, now)
  const at = now.toISOString().slice(0, 16).replace('T', ' ')
  const letter = newDeviceEmail(account, { site: siteOf(c), token, at, address: c.var.address })
  return () => c.var.mail.send({ to: email, ...letter })
}

/** Whether anybody has signed in to an account before: the first device of a newcomer is news to nobody. */
async function wasHere(db: Db, accountId: number): Promise<boolean> {
  const session = db.selectFrom('session').select('id').where('account_id', '=', accountId)
  const device = db.selectFrom('known_device').select('account_id').where('account_id', '=', accountId)
  const found = (await session.limit(1).executeTakeFirst()) ?? (await device.limit(1).executeTakeFirst())
  return found !== undefined
}
