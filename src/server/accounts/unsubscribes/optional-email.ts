import type { Notice } from '../../../lib/contract/messages/push.ts'
import type { Db } from '../../platform/db/tables.ts'
import { notifyDevices } from '../../platform/delivery/push/notify.ts'
import type { PushSender } from '../../platform/delivery/push/sender.ts'
import type { Email, Mail } from '../../platform/mail/mail.ts'
import { findConfirmed } from '../accounts/addresses/confirmed-telephones.ts'
import { pageAt } from '../accounts/rights/site.ts'
import { inLanguageOfAccount } from '../accounts/sessions/kept-language.ts'
import type { AddressHash } from './address-hash.ts'
import { stopWords } from './messages.ts'
import { choicesOf, mayReach, stopCodeFor, type Topic } from './repo.ts'

export type Writing = {
  db: Db
  mail: Mail
  addressHash: AddressHash
  site: string | undefined
  /** Notifies members who have put that first, of e-mails with a notice. */
  push?: PushSender | undefined
}

/** `notice`: what a notification says in place of the e-mail, a sentence and a page of this site. */
type Words = Pick<Email, 'subject' | 'text'> & { notice?: { body: string; page: string } }

type OptionalEmail = Omit<Email, 'subject' | 'text'> & {
  accountId: number
  topic: Topic
  /** Its words, which are read in the language of the account. */
  words: () => Words
}

/**
 * Sends an e-mail that its reader may switch off, in their language and with links that stop it, or a notification in its place where the member prefers
 * that. Where the member has refused, nothing is sent and the e-mail counts as settled. Returns whether something was queued or
 * sent.
 */
export async function sendOptional(
  { db, mail, addressHash, site, push }: Writing,
  { accountId, topic, words, ...email }: OptionalEmail,
): Promise<boolean> {
  const to = { accountId, channel: 'email', address: email.to } as const
  if (!(await mayReach(db, addressHash, to, topic))) {
    email.settled?.()
    return false
  }
  // An unconfirmed telephone may be a stranger's (docs/decisions/messages.md#kept-refusals).
  const telephone = (await findConfirmed(db, accountId))?.telephone ?? null
  const code = await stopCodeFor(db, addressHash, { email: email.to, telephone, topic })
  const { subject, text, notice } = await inLanguageOfAccount(db, accountId, () => {
    const { text: said, ...others } = words()
    return { ...others, text: `${said.trimEnd()}\n\n${howToStop(site, code)}` }
  })
  const notification = { title: subject, stop: `/stop#${code}` }
  if (push && notice && (await isNotified({ db, push }, accountId, { ...notice, ...notification }))) {
    email.settled?.()
    return true
  }
  mail.send({
    ...email,
    subject,
    text,
    unsubscribe: site && oneClickAt(site, code),
  })
  return true
}

/** Notifies a member who has put that first. False where nobody has it, so that the e-mail goes; a lost answer may have arrived. */
async function isNotified(
  deps: { db: Db; push: PushSender },
  accountId: number,
  notice: Notice,
): Promise<boolean> {
  const choice = (await choicesOf(deps.db, [accountId])).get(accountId)
  if (choice?.first_channel !== 'push') return false
  const outcomes = await notifyDevices(deps, accountId, notice)
  return outcomes.includes('taken') || outcomes.includes('no answer')
}

/** The last lines of each optional e-mail, in the language of its reader. `site` is the site's URL, if configured. */
export const howToStop = (site: string | undefined, code: string): string =>
  site
    ? `${stopWords.inSettings({ page: pageAt(site, '/settings#letters', '') })}\n${stopWords.withoutSigningIn({ page: stopPage(site, code) })}\n`
    : `${stopWords.inSettings({ page: stopWords.settingsPage })}\n`

/** Where a mail program stops such e-mails with one press (RFC 8058). A GET leads to the page of the stop link. */
export const oneClickAt = (site: string, code: string): string =>
  new URL(`/backend/api/messages/one-click/${code}/`, site).href

/** The page of a stop link. */
export const stopPage = (site: string, code: string): string => new URL(`/stop#${code}`, site).href
