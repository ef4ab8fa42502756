import { sql, type Updateable } from 'kysely'
import pLimit from 'p-limit'
import { type Channel, channels } from '../../lib/contract/message.ts'
import { readChurch, readChurchSettings } from '../church-settings/repo.ts'
import type { Db, DeliveryTable } from '../db/tables.ts'
import type { Transport } from '../mail/transport.ts'
import type { AddressHash } from '../opt-outs/address-hash.ts'
import { mayReach, stopCodeFor } from '../opt-outs/repo.ts'
import { patience } from './channels/call.ts'
import type { MessageChannel, Report, Sent, SmsChannel } from './channels/channel.ts'
import { openEmail } from './channels/email.ts'
import { canText, senderOf } from './compose.ts'
import { isOpen, monthStart } from './quiet.ts'
import { addressOf, findRecipient } from './recipients.ts'
import { newDelivery, spentSince } from './repo.ts'
import { countParts, wordsFor } from './words.ts'

/** How messages leave the church. */
export type Posting = { sms: SmsChannel | undefined; post: Transport }
export type Delivering = Posting & { db: Db; addressHash: AddressHash; now: () => Date }

/** Calls at the same time, so that a slow provider does not hold up everything and a kill loses few answers. */
const mostAtOnce = 6
const batch = 60

/** After so long a call that has no answer has none for good: in milliseconds, more than any call takes. */
const lease = 3 * patience

/** A busy provider is asked again after these seconds; then the message has failed. */
const pauses = [20, 60, 300, 1200, 3600]

/** When the provider is asked what became of a message without a report, in minutes after it was sent. */
const looks = [2, 15, 120, 720, 2880]

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()

/** Sends what is due, and asks about what was sent. Returns how many messages to people it sent; call it again until 0. */
export async function deliverDue(deps: Delivering, isStopped = () => false): Promise<number> {
  const { db, now } = deps
  await giveUpLost(db, now())
  await db
    .updateTable('message')
    .set({ state: 'sending', version: sql`version + 1` })
    .where('state', '=', 'planned')
    .where('send_at', '<=', now().toISOString())
    .execute()
  const due = await listDue(db, now())
  const atOnce = pLimit(mostAtOnce)
  await Promise.all(due.map((row) => atOnce(() => (isStopped() ? undefined : deliver(deps, row)))))
  await finish(db, now())
  await lookAtDueReports(deps)
  return due.length
}

const columns = [
  ...([
    'delivery.id',
    'message_id',
    'recipient',
    'account_id',
    'turn',
    'delivery.channel',
    'reference',
  ] as const),
  ...(['tries', 'delivery.cost', 'message.channel as choice', 'purpose', 'subject', 'text'] as const),
  ...(['plain_letters', 'site', 'audience'] as const),
]

const open = (db: Db) =>
  db.selectFrom('delivery').innerJoin('message', 'message.id', 'delivery.message_id').select(columns)
type Due = Awaited<ReturnType<ReturnType<typeof open>['execute']>>[number]

/** The messages that may go now: outside the quiet hours, or to oneself. */
async function listDue(db: Db, now: Date): Promise<Due[]> {
  const settings = await readChurchSettings(db)
  const { time_zone } = await readChurch(db)
  const awake = channels.filter((channel) => isOpen(channel, settings, time_zone, now))
  return open(db)
    .where('delivery.state', '=', 'waiting')
    .where('message.state', '=', 'sending')
    .where((row) => row.or([row('try_at', 'is', null), row('try_at', '<=', now.toISOString())]))
    .where((row) =>
      row.or([
        row('audience', '=', 'myself'),
        ...awake.map((channel) => row('delivery.channel', '=', channel)),
      ]),
    )
    .orderBy('delivery.id')
    .limit(batch)
    .execute()
}

/** Sends one message to one person. Whoever turns its row to `sending` calls the provider, once. */
async function deliver(deps: Delivering, row: Due): Promise<void> {
  const { db, now } = deps
  const ready = await prepare(deps, row)
  if ('leftOut' in ready) {
    await db
      .updateTable('delivery')
      .set({ state: 'left out', why: ready.leftOut, cost: 0, changed_at: now().toISOString() })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .execute()
    return
  }
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

/** What one person gets, with leave asked once more: a "no" counts until the last moment. */
async function prepare({ db, addressHash, sms, post }: Delivering, row: Due) {
  const person = row.account_id === null ? undefined : await findRecipient(db, row.account_id)
  const address = person && addressOf(person, row.channel)
  if (!person || !address) return { leftOut: 'There is no address any more.' }
  const to = { accountId: person.accountId, channel: row.channel, address }
  if (!(await mayReach(db, addressHash, to, row.purpose))) return { leftOut: 'This person has said no.' }
  const { sms_sender } = await readChurchSettings(db)
  if (row.channel === 'sms' && !canText(sms, sms_sender))
    return { leftOut: 'The church sends no text messages now.' }
  const code = await stopCodeFor(db, addressHash, {
    ...{ email: person.email, telephone: person.telephone, topic: row.purpose },
  })
  const template = {
    subject: row.subject,
    text: row.text,
    plainLetters: row.plain_letters === 1,
    site: row.site,
  }
  const channel: MessageChannel =
    row.channel === 'sms' && sms ? sms.open(senderOf(sms_sender)) : openEmail(post)
  return {
    channel,
    ...wordsFor(template, person, { channel: row.channel, code }),
    ...{ to: address, reference: row.reference },
    reportTo: new URL(`/backend/api/messages/report/${row.reference}/`, row.site).href,
  }
}

/** Notes what a call has come to. After a refusal the other channel has one turn. */
async function noteSent(deps: Delivering, row: Due, sent: Sent): Promise<void> {
  const now = deps.now()
  const outcome = outcomeOf(sent, row.tries, now)
  await deps.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('delivery')
      .set({ changed_at: now.toISOString(), ...outcome })
      .where('id', '=', row.id)
      // A report may have come before the answer.
      .where('state', '=', 'sending')
      .executeTakeFirst()
    if (outcome.state === 'failed' && numUpdatedRows > 0n) await addOtherTurn({ ...deps, db }, row)
  })
}

/** The columns that say what a call has come to. */
function outcomeOf(sent: Sent, tries: number, now: Date): Updateable<DeliveryTable> {
  if (sent.kind === 'taken') {
    const { providerId } = sent
    return {
      state: 'sent',
      why: '',
      provider_id: providerId,
      next_look_at: providerId ? lookAfter(now, 0) : null,
    }
  }
  if (sent.kind === 'no answer') return { state: 'unknown', why: sent.why }
  const pause = sent.kind === 'busy' ? pauses[tries] : undefined
  return pause
    ? { state: 'waiting', why: sent.why, try_at: after(now, pause * 1000) }
    : { state: 'failed', why: sent.why, cost: 0 }
}

const lookAfter = (now: Date, time: number): string | null => {
  const minutes = looks[time]
  return minutes === undefined ? null : after(now, minutes * 60_000)
}

type Turned = Pick<
  Due,
  'message_id' | 'recipient' | 'account_id' | 'turn' | 'channel' | 'choice' | 'purpose'
> &
  Pick<Due, 'subject' | 'text' | 'plain_letters' | 'site'>

/** One retry by the next channel, for each person's first choice: a row of its own, so that there is never a second. */
async function addOtherTurn({ db, addressHash, sms, now }: Delivering, row: Turned): Promise<void> {
  if (row.turn !== 1 || row.choice !== 'first choice' || row.account_id === null) return
  const person = await findRecipient(db, row.account_id)
  const channel: Channel = row.channel === 'email' ? 'sms' : 'email'
  const address = person && addressOf(person, channel)
  if (!person || !address) return
  if (!(await mayReach(db, addressHash, { accountId: person.accountId, channel, address }, row.purpose)))
    return
  const settings = await readChurchSettings(db)
  let cost = 0
  if (channel === 'sms') {
    if (!canText(sms, settings.sms_sender)) return
    const template = {
      subject: row.subject,
      text: row.text,
      plainLetters: row.plain_letters === 1,
      site: row.site,
    }
    const { parts } = countParts(wordsFor(template, person, { channel, code: 'x'.repeat(11) }).text)
    cost = parts * settings.sms_price
    const { time_zone } = await readChurch(db)
    if ((await spentSince(db, monthStart(time_zone, now()))) + cost > settings.sms_month_ceiling) return
  }
  await db
    .insertInto('delivery')
    .values({
      ...{
        message_id: row.message_id,
        recipient: row.recipient,
        account_id: row.account_id,
        turn: 2,
        channel,
        cost,
      },
      ...newDelivery(now().toISOString()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('message')
    .set({ state: 'sending', finished_at: null, version: sql`version + 1` })
    .where('id', '=', row.message_id)
    .where('state', '=', 'sent')
    .execute()
}

/** Calls whose process ended: what they came to is unknown, and only a report or a person says more (docs/decisions/0235). */
async function giveUpLost(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('delivery')
    .set({
      state: 'unknown',
      why: 'The answer was lost when the server stopped.',
      changed_at: now.toISOString(),
    })
    .where('state', '=', 'sending')
    .where('changed_at', '<=', after(now, -lease))
    .execute()
}

/** Ends messages of which nothing waits any more. */
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

/** Notes a report. What has arrived stays so; a failure gives the other channel its turn. */
export async function noteReport(
  deps: Delivering,
  id: number,
  report: Report,
  providerId: string,
): Promise<void> {
  const at = deps.now().toISOString()
  await deps.db.transaction().execute(async (db) => {
    const isFailed = report.kind === 'failed'
    const { numUpdatedRows } = await db
      .updateTable('delivery')
      .set({ state: report.kind, why: isFailed ? report.why : '', provider_id: providerId })
      .set({ changed_at: at, next_look_at: null })
      .where('id', '=', id)
      .where('state', 'in', ['sending', 'sent', 'unknown'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n || !isFailed) return
    const row = await open(db).where('delivery.id', '=', id).executeTakeFirst()
    if (row) await addOtherTurn({ ...deps, db }, row)
  })
}

/** Asks the provider about a message by the provider's own id. */
export async function lookAtReport(
  deps: Delivering,
  { id, providerId }: { id: number; providerId: string },
): Promise<void> {
  const { sms_sender } = await readChurchSettings(deps.db)
  const report = await deps.sms?.open(senderOf(sms_sender)).lookUp(providerId)
  if (report) await noteReport(deps, id, report, providerId)
}

/** Asks about messages that were sent a while ago, since a report may be lost. */
async function lookAtDueReports(deps: Delivering): Promise<void> {
  const { db, now } = deps
  const due = await db
    .selectFrom('delivery')
    .select(['id', 'provider_id', 'created_at', 'next_look_at'])
    .where('next_look_at', '<=', now().toISOString())
    .orderBy('next_look_at')
    .limit(batch)
    .execute()
  const atOnce = pLimit(mostAtOnce)
  await Promise.all(
    due.map(({ id, provider_id: providerId, created_at }) =>
      atOnce(async () => {
        const age = (now().getTime() - Date.parse(created_at)) / 60_000
        const time = looks.findIndex((minutes) => minutes > age)
        await db
          .updateTable('delivery')
          .set({ next_look_at: time < 0 ? null : lookAfter(now(), time) })
          .where('id', '=', id)
          .execute()
        if (providerId) await lookAtReport(deps, { id, providerId })
      }),
    ),
  )
}
