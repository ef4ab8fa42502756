import { sql } from 'kysely'
import { hourIn } from '../../../lib/time/church-time.ts'
import { inLanguageOfAccount } from '../../accounts/accounts/sessions/kept-language.ts'
import type { TokenKeys } from '../../accounts/accounts/sessions/tokens.ts'
import type { AddressHash } from '../../accounts/unsubscribes/address-hash.ts'
import { goesByText } from '../../accounts/unsubscribes/by-text.ts'
import { sendOptional } from '../../accounts/unsubscribes/optional-email.ts'
import type { Background } from '../../platform/background.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { queueReminders } from './due-reminders.ts'
import { wordsOf } from './email-words.ts'

const hour = 60 * 60 * 1000

/** How long an e-mail is retried, and when an unsent one is queued again, as for reminders of events. */
const triedFor = 2 * hour
const takenBy = 3 * hour

/** A reminder that is late by more is left out. */
const worthFor = 48 * hour

/** E-mails per run: a password reset must not wait long behind them. */
const mostAtOnce = 100

/** Reminders of gifts are sent between these hours of the church's clock. */
const [morning, evening] = ['08:00', '20:00']

export type Writing = {
  db: Db
  mail: Mail
  addressHash: AddressHash
  background: Background
  now: () => Date
  site: string | undefined
  /** The keys that sign the link which stops a reminder. */
  keys: TokenKeys
}

/**
 * Queues the reminders that are due, and sends what is queued: each once, also when the process is killed, since an e-mail is marked
 * before it is sent, and again only when no mail server took it. Returns how many were sent.
 */
export async function sendGivingEmails(writing: Writing): Promise<number> {
  const { db, now } = writing
  const time = hourIn(await zoneOf(db), now())
  if (time >= morning && time < evening) await queueReminders(db, now())
  let sent = 0
  for (const queued of await listUnsent(db, now())) if (await send(writing, queued)) sent += 1
  return sent
}

const longAgo = (now: Date) => new Date(now.getTime() - takenBy).toISOString()

const unsent = (now: Date) =>
  sql<boolean>`settled_at is null and (sent_at is null or sent_at <= ${longAgo(now)})`

const listUnsent = (db: Db, now: Date) =>
  db
    .selectFrom('giving_letter')
    .innerJoin('account', 'account.id', 'giving_letter.account_id')
    .leftJoin('member_setting', 'member_setting.account_id', 'account.id')
    .select(['about', 'about_id', 'period', 'queued_at', 'first_name', 'account.email', 'email_confirmed_at'])
    .select(['deletion_requested_at', 'reminder_mail', 'giving_letter.account_id'])
    .where(unsent(now))
    .where(sql<boolean>`not (about = 'pledge' and ${goesByText('pledge')})`)
    .orderBy('queued_at')
    .limit(mostAtOnce)
    .execute()

type Unsent = Awaited<ReturnType<typeof listUnsent>>[number]

async function send(writing: Writing, queued: Unsent): Promise<boolean> {
  const { db, mail, background, now, site, keys } = writing
  const { about, about_id, period, email, account_id: accountId } = queued
  const at = now()
  const one = () =>
    db
      .updateTable('giving_letter')
      .where('about', '=', about)
      .where('about_id', '=', about_id)
      .where('period', '=', period)
  const settle = async () => {
    await one().set({ settled_at: now().toISOString() }).execute()
  }
  const claimed = await one().set({ sent_at: at.toISOString() }).where(unsent(at)).executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return false
  const words = mayGet(queued, at) ? await wordsOf(db, queued, { site, keys }) : undefined
  if (!words || !email) {
    await settle()
    return false
  }
  const written = {
    to: email,
    id: `giving-${about}-${about_id}-${period.replace(/\D/g, '')}`,
    until: new Date(at.getTime() + triedFor),
    settled: () => background.run(settle()),
  }
  if (about !== 'stopped') return sendOptional(writing, { ...written, words, accountId, topic: 'giving' })
  mail.send({ ...written, ...(await inLanguageOfAccount(db, accountId, words)) })
  return true
}

/** Whether somebody has an address, and wants this e-mail. That a card is charged no longer is told in any case. */
function mayGet({ about, queued_at, ...account }: Unsent, now: Date): boolean {
  if (!account.email_confirmed_at || account.deletion_requested_at) return false
  if (about === 'stopped') return true
  return account.reminder_mail !== 0 && now.getTime() - Date.parse(queued_at) <= worthFor
}
