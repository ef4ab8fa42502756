import { pageAt } from '../accounts/site.ts'
import type { Db } from '../db/tables.ts'
import type { Email, Mail } from '../mail/mail.ts'
import type { AddressHash } from './address-hash.ts'
import { mayReach, stopCodeFor, type Topic } from './repo.ts'

export type Writing = { db: Db; mail: Mail; addressHash: AddressHash; site: string | undefined }

type OptionalLetter = Email & { accountId: number; topic: Topic }

/**
 * Sends an e-mail that nobody must get, with the ways to stop it at its end. It is settled unsent for who has said no. Returns
 * whether it was queued.
 */
export async function sendOptional(
  { db, mail, addressHash, site }: Writing,
  { accountId, topic, ...letter }: OptionalLetter,
): Promise<boolean> {
  const to = { accountId, channel: 'email', address: letter.to } as const
  if (!(await mayReach(db, addressHash, to, topic))) {
    letter.settled?.()
    return false
  }
  const account = db.selectFrom('account').select('telephone').where('id', '=', accountId)
  const telephone = (await account.executeTakeFirst())?.telephone || null
  const code = await stopCodeFor(db, addressHash, { email: letter.to, telephone, topic })
  mail.send({
    ...{ ...letter, text: `${letter.text.trimEnd()}\n\n${howToStop(site, code)}` },
    unsubscribe: site && oneClickAt(site, code),
  })
  return true
}

/** The last lines of each optional e-mail. `site` is the site's URL, if configured. */
export const howToStop = (site: string | undefined, code: string): string =>
  site
    ? `You can switch these e-mails off in your settings: ${pageAt(site, '/settings#letters', '')}\nOr without signing in: ${stopPage(site, code)}\n`
    : 'You can switch these e-mails off in your settings: Settings, E-mails\n'

/** Where a mail program stops such letters with one press (RFC 8058). A GET leads to the page of the stop link. */
export const oneClickAt = (site: string, code: string): string =>
  new URL(`/backend/api/messages/one-click/${code}/`, site).href

/** The page of a stop link. */
export const stopPage = (site: string, code: string): string => new URL(`/stop#${code}`, site).href
