import type { Context } from 'hono'
import { dayIn, hourIn } from '../../../../lib/time/church-time.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { zoneOf } from '../../../settings/church-settings/place.ts'
import { newDeviceEmail } from '../addresses/address-emails.ts'
import { mailAccount } from '../addresses/mail-account.ts'
import { addLink } from '../links/account-links.ts'
import type { Account } from '../repo.ts'
import { siteOf } from '../rights/site.ts'
import { deviceOf, isKnown, rememberDevice } from './known-devices.ts'

/**
 * Stores the device of a sign-in as known. Returns a function that e-mails the owner, to be called after the transaction; it
 * sends only if the account has signed in before and never on this device. Call this before the sign-in's session is started.
 */
export async function registerDevice(c: Context<AppEnv>, db: Db, account: Account): Promise<() => void> {
  const device = deviceOf(c)
  const isNew =
    !(device && (await isKnown(db, account.id, device))) && (await hasSignedInBefore(db, account.id))
  await rememberDevice(c, db, account.id)
  const { email } = account
  if (!isNew || !email) return () => {}
  const now = c.var.now()
  const token = await addLink(db, { accountId: account.id, kind: 'not-me', email }, now)
  const zone = await zoneOf(db)
  const at = `${dayIn(zone, now)} ${hourIn(zone, now)} (${cityOf(zone)})`
  const { address } = c.var
  const mail = () => newDeviceEmail(account, { site: siteOf(c), token, at, address })
  return () => mailAccount(c.var, account, mail)
}

/** The city that a time zone is named after, `New York`. */
const cityOf = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ')

/** Whether an account has signed in before. The first device of a new account needs no e-mail. */
async function hasSignedInBefore(db: Db, accountId: number): Promise<boolean> {
  const session = db.selectFrom('session').select('id').where('account_id', '=', accountId)
  const device = db.selectFrom('known_device').select('account_id').where('account_id', '=', accountId)
  const earlier = (await session.limit(1).executeTakeFirst()) ?? (await device.limit(1).executeTakeFirst())
  return earlier !== undefined
}
