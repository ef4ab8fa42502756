import { sql, type Updateable } from 'kysely'
import pLimit from 'p-limit'
import { type Channel, channels } from '../../../lib/contract/messages/message.ts'
import { findConfirmed } from '../../accounts/accounts/addresses/confirmed-telephones.ts'
import { inLanguageOf, languageOf } from '../../accounts/accounts/sessions/kept-language.ts'
import { oneClickAt } from '../../accounts/unsubscribes/optional-email.ts'
import { mayReach, stopCodeFor } from '../../accounts/unsubscribes/repo.ts'
import type { DeliveryTable } from '../../platform/db/tables/messages.ts'
import type { Db } from '../../platform/db/tables.ts'
import { timeout } from '../../platform/delivery/call.ts'
import type { MessageChannel, Sent } from '../../platform/delivery/channel.ts'
import { openEmail } from '../../platform/delivery/email.ts'
import { inApp } from '../../platform/delivery/in-app.ts'
import { openPushChannel } from '../../platform/delivery/push/channel.ts'
import { canText, senderOf } from '../../platform/delivery/text-sender.ts'
import { whyFailed } from '../../platform/delivery/whatsapp/errors.ts'
import { inLanguage } from '../../platform/words/speaking.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { readKey } from '../recipients/recipient-id.ts'
import { sendingReasons } from '../translated/messages.ts'
import { stopAnswer } from '../whatsapp-templates/kinds.ts'
import { contentFor, findUsable, isTooLong } from '../whatsapp-templates/templates.ts'
import { findWindow } from '../whatsapp-templates/window.ts'
import { withCurrentRecipient } from './current-recipient.ts'
import { after, batch, type Delivering, type Due, deliveries, mostAtOnce } from './delivering.ts'
import { addFallback } from './fallback.ts'
import { fillerFor, templateOf, wordsFor } from './placeholders.ts'
import { isOpen } from './quiet-hours.ts'
import { addressOf, findRecipient, type Recipient } from './recipients.ts'
import { stoppedDelivery, wasStopped } from './repo.ts'
import { pollAfter, pollDueReports } from './reports.ts'
import { skipLate } from './skip-late.ts'

/** After so long a call that has no answer has none for good: in milliseconds, more than any call takes. */
const lease = 3 * timeout

/** A busy provider, or one that is not reached, is asked again after these seconds. Then the other way has its turn. */
const pauses = [20, 60, 300, 1200, 3600]

/**
 * Retries, one an hour, of a message that no other channel can carry: an outage of an afternoon loses nothing
 * (docs/decisions/messages.md#at-most-once).
 */
const hours = 12

/** Sends what is due, and asks about what was sent. Returns how many messages to people it sent; call it again until 0. */
export async function deliverDue(deps: Delivering, isStopped = () => false): Promise<number> {
  const { db, now } = deps
  await giveUpLost(db, now())
  await skipLate(db, now())
  await db
    .updateTable('message')
    .set({ state: 'sending', version: sql`version + 1` })
    .where('state', '=', 'planned')
    .where('send_at', '<=', now().toISOString())
    .execute()
  const due = await listDue(db, now())
  const atOnce = pLimit(mostAtOnce)
  await Promise.all(due.map((row) => atOnce(() => (isStopped() ? undefined : deliver(deps, row)))))
  // In a transaction, which waits for one that is adding people to a message.
  await db.transaction().execute((transaction) => finish(transaction, now()))
  await pollDueReports(deps)
  return due.length
}

/** The messages that may go now: outside the quiet hours, or to oneself. */
async function listDue(db: Db, now: Date): Promise<Due[]> {
  const settings = await readChurchSettings(db)
  const { time_zone } = await readChurch(db)
  const awake = channels.filter((channel) => isOpen(channel, settings, time_zone, now))
  return deliveries(db)
    .where('delivery.state', '=', 'waiting')
    .where('message.state', '=', 'sending')
    .where((row) => row.or([row('try_at', 'is', null), row('try_at', '<=', now.toISOString())]))
    .where((row) =>
      row.or([
        row('audience', '=', 'myself'),
        ...awake.map((channel) => row('delivery.channel', '=', channel)),
        // Who has just written by WhatsApp is awake, and free words may go for a day alone.
        row.and([row('delivery.channel', '=', 'whatsapp'), isAnswer]),
      ]),
    )
    .orderBy('delivery.id')
    .limit(batch)
    .execute()
}

/** SQL condition: a message answers one person who wrote. */
const isAnswer = sql<boolean>`(message.conversation_id is not null or message.automatic = ${sql.lit(stopAnswer)})`

/** Sends one message to one person. Whoever turns its row to `sending` calls the provider, once. */
async function deliver(deps: Delivering, due: Due): Promise<void> {
  const { db, now } = deps
  const row = await withCurrentRecipient(db, due)
  const ready = await prepare(deps, row)
  if ('why' in ready) return noteUnsent(deps, row, ready)
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ state: 'sending', changed_at: now().toISOString(), tries: row.tries + 1 })
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const { channel, ...posted } = ready
  await noteSent(deps, row, await channel.send(posted))
}

type Unsent = { state: 'left out' | 'failed'; why: string }

/** Notes why nothing was sent. Where the person has lost the way that was planned, the other channel has its turn. */
async function noteUnsent(deps: Delivering, row: Due, { state, why }: Unsent): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('delivery')
      .set({ state, why, cost: 0, changed_at: deps.now().toISOString() })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (state === 'failed' && numUpdatedRows > 0n) await addFallback({ ...deps, db }, row)
  })
}

const leftOut = (why: string): Unsent => ({ state: 'left out', why })
const noWay = (why: string): Unsent => ({ state: 'failed', why })

/**
 * The message that goes to one person now, or why none goes. Whether the person may be written to is asked again here: a refusal
 * counts until the moment of sending.
 */
async function prepare(deps: Delivering, row: Due) {
  const { db, addressHash, sms, whatsapp, post, push } = deps
  const person = await findRecipient(db, readKey(row.recipient))
  if (!person) return leftOut(inEnglish(() => sendingReasons.noAddress))
  const address = addressOf(person, row.channel)
  if (!address) return noWay(inEnglish(() => sendingReasons.noAddress))
  const written = row.channel === 'whatsapp' ? await writeWhatsApp(deps, row, person) : undefined
  if (written && 'why' in written) return noWay(written.why)
  const to = {
    ...person,
    channel: row.channel,
    address,
    ...(written?.answers && { answers: written.answers }),
  }
  // Opt-outs do not apply to an in-app answer: only a recipient who opens the app sees it.
  const isLookedFor = row.channel === 'app' && row.purpose === 'other'
  if (!isLookedFor && !(await mayReach(db, addressHash, to, row.purpose)))
    return leftOut(inEnglish(() => sendingReasons.refused))
  const { sms_sender } = await readChurchSettings(db)
  if (row.channel === 'sms' && !canText(sms, sms_sender))
    return noWay(inEnglish(() => sendingReasons.noTexts))
  const { email, accountId } = person
  const telephone = await findStoppable(db, person, row.channel)
  const code =
    email || telephone ? await stopCodeFor(db, addressHash, { email, telephone, topic: row.purpose }) : ''
  const words = await inLanguageOf(db, person, () =>
    wordsFor(templateOf(row), person, { channel: row.channel, code }),
  )
  const page = `/my-messages#message-${row.message_id}`
  const pages = { page, stop: code ? `/stop#${code}` : page }
  const ways: Record<Channel, () => MessageChannel | undefined> = {
    email: () => openEmail(post),
    sms: () => sms?.open(senderOf(sms_sender)),
    whatsapp: () => written && whatsapp?.open(written.content),
    push: () => (accountId === null ? undefined : openPushChannel({ db, push, accountId, pages })),
    app: () => inApp,
  }
  const channel = ways[row.channel]()
  if (!channel) return noWay(inEnglish(() => sendingReasons.noWay))
  return {
    channel,
    ...words,
    to: address,
    reference: row.reference,
    unsubscribe: oneClickAt(row.site, code),
    reportTo: new URL(`/backend/api/messages/report/${row.reference}/`, row.site).href,
  }
}

/**
 * What goes to a person by WhatsApp now: the message's template, or free words to somebody who wrote within the last 24 hours. `answers`: how it answers what they
 * wrote there; absent for what the church writes first.
 */
async function writeWhatsApp({ db, whatsapp, now }: Delivering, row: Due, person: Recipient) {
  if (!whatsapp) return { why: inEnglish(() => sendingReasons.noWhatsApp) }
  const isAnswering = row.conversation_id !== null || row.automatic === stopAnswer
  const language = await languageOf(db, person)
  const template = templateOf(row)
  const { text } = inLanguage(language, () => wordsFor(template, person, { channel: 'whatsapp', code: '' }))
  const isFree = isAnswering && row.template === ''
  if (isFree && (await findWindow(db, person.telephone ?? '', now())))
    return { content: { kind: 'words', text } as const, answers: 'words' as const }
  if (isFree) return { why: whyFailed(131_047) }
  const usable = await findUsable(db, row)
  const content = usable && contentFor(usable, { language, fill: fillerFor(person, 'whatsapp'), text })
  if (!content) return { why: inEnglish(() => sendingReasons.noTemplate) }
  if (isTooLong(content)) return { why: whyFailed(132_005) }
  return { content: content.content, answers: isAnswering ? ('template' as const) : undefined }
}

/**
 * The telephone number that the stop link of a message acts on; null for none. The unconfirmed number of an account may be a
 * stranger's: only a text message, which that number alone receives, has a link for it (docs/decisions/messages.md#kept-refusals).
 */
async function findStoppable(
  db: Db,
  { accountId, telephone }: Recipient,
  channel: Channel,
): Promise<string | null> {
  if (channel === 'sms' || channel === 'whatsapp' || accountId === null) return telephone
  return (await findConfirmed(db, accountId))?.telephone ?? null
}

/** Notes what a call has come to. After a refusal the other channel has one turn. */
async function noteSent(deps: Delivering, row: Due, sent: Sent): Promise<void> {
  const now = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const firstOutcome = outcomeOf(sent, row, now)
    const isAgain = firstOutcome.state === 'waiting'
    const outcome = isAgain && (await wasStopped(db, row.message_id)) ? stoppedDelivery(now) : firstOutcome
    const { numUpdatedRows } = await db
      .updateTable('delivery')
      .set({ changed_at: now.toISOString(), ...outcome })
      .where('id', '=', row.id)
      // A report may have come before the answer, or another process have given up a call that took longer than the lease.
      .where('state', 'in', isAgain ? ['sending'] : ['sending', 'unknown'])
      .where('tries', '=', row.tries + 1)
      .executeTakeFirst()
    if (outcome.state === 'failed' && numUpdatedRows > 0n) await addFallback({ ...deps, db }, row)
  })
}

/** The columns that say what a call has come to. */
function outcomeOf(
  sent: Sent,
  { tries, turn, choice, channel }: Pick<Due, 'tries' | 'turn' | 'choice' | 'channel'>,
  now: Date,
): Updateable<DeliveryTable> {
  if (sent.kind === 'taken') {
    const { providerId } = sent
    return {
      state: 'sent',
      why: '',
      provider_id: providerId,
      // WhatsApp has no look-up: it tells by itself.
      next_look_at: providerId && channel !== 'whatsapp' ? pollAfter(now, 0) : null,
    }
  }
  if (sent.kind === 'no answer') return { state: 'unknown', why: sent.why }
  const isLast = turn > 1 || choice !== 'first choice'
  const later = isLast && tries < pauses.length + hours ? 3600 : undefined
  const pause = sent.kind === 'busy' ? (pauses[tries] ?? later) : undefined
  return pause
    ? { state: 'waiting', why: sent.why, try_at: after(now, pause * 1000) }
    : { state: 'failed', why: sent.why, cost: 0 }
}

/**
 * Marks as unknown the deliveries whose process ended during the call to the provider. Only a report of the provider or a person
 * settles them (docs/decisions/messages.md#at-most-once).
 */
async function giveUpLost(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('delivery')
    .set({
      state: 'unknown',
      why: inEnglish(() => sendingReasons.lost),
      changed_at: now.toISOString(),
    })
    .where('state', '=', 'sending')
    .where('changed_at', '<=', after(now, -lease))
    .execute()
}

/** Marks messages without a pending delivery as finished. */
async function finish(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('message')
    .set({ state: 'sent', finished_at: now.toISOString(), version: sql`version + 1` })
    .where('state', '=', 'sending')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('delivery')
            .select('delivery.id')
            .whereRef('delivery.message_id', '=', 'message.id')
            .where('delivery.state', 'in', ['waiting', 'sending']),
        ),
      ),
    )
    .execute()
}
