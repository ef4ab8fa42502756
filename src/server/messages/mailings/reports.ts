import pLimit from 'p-limit'
import type { Db } from '../../platform/db/tables.ts'
import type { Report } from '../../platform/delivery/channel.ts'
import { senderOf } from '../../platform/delivery/text-sender.ts'
import type { StatusNotice } from '../../platform/delivery/whatsapp/notices.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { sendingReasons } from '../translated/messages.ts'
import { priceOf } from '../whatsapp-templates/templates.ts'
import { after, batch, type Delivering, type Due, deliveries, mostAtOnce } from './delivering.ts'
import { addFallback } from './fallback.ts'
import { asLeftOut } from './repo.ts'

/** When the provider is asked what became of a message without a report, in minutes after it was sent. */
const looks = [2, 15, 120, 720, 2880]

/** When the provider is asked again about a message; null for never. */
export const pollAfter = (now: Date, time: number): string | null => {
  const minutes = looks[time]
  return minutes === undefined ? null : after(now, minutes * 60_000)
}

/** Notes a report. What has arrived stays so; a failure gives the other channel its turn. */
async function noteReport(deps: Delivering, id: number, report: Report, providerId: string): Promise<void> {
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
    const row = await deliveries(db).where('delivery.id', '=', id).executeTakeFirst()
    if (row) await addFallback({ ...deps, db }, row)
  })
}

/** The states in which a delivery may still hear that it was sent, arrived or failed; WhatsApp tells in any order. */
const before = {
  sent: ['sending', 'unknown'],
  delivered: ['sending', 'sent', 'unknown', 'failed'],
  read: ['sending', 'sent', 'unknown', 'failed', 'arrived'],
  failed: ['sending', 'sent', 'unknown'],
} as const

const whatIsTold = () =>
  ({
    sent: ['sent', inEnglish(() => sendingReasons.taken)],
    delivered: ['arrived', inEnglish(() => sendingReasons.onTelephone)],
    read: ['arrived', inEnglish(() => sendingReasons.readThere)],
  }) as const

/**
 * Notes what WhatsApp tells of a message, whose id may come before the answer of the call. Told again, or out of order, it changes nothing: who
 * has read it has it, whatever comes later. Returns false for a message that is not ours.
 */
export async function noteWhatsAppStatus(
  deps: Delivering,
  { status, why, providerId, reference, charged }: Omit<StatusNotice, 'kind'>,
): Promise<boolean> {
  const known = await deps.db
    .selectFrom('delivery')
    .select('id')
    .where('channel', '=', 'whatsapp')
    .where((row) => row.or([row('reference', '=', reference), row('provider_id', '=', providerId)]))
    .executeTakeFirst()
  if (!known) return false
  const price = await priceOf(deps.db)
  const at = deps.now().toISOString()
  await deps.db.transaction().execute(async (db) => {
    const [state, sentence] = status === 'failed' ? (['failed', why] as const) : whatIsTold()[status]
    const { numUpdatedRows } = await db
      .updateTable('delivery')
      .set({ state, why: sentence, provider_id: providerId, changed_at: at, next_look_at: null })
      .$if(status === 'failed', (query) => query.set({ cost: 0 }))
      .$if(status === 'read', (query) => query.set({ read_at: at }))
      .$if(status !== 'failed' && charged !== undefined, (query) =>
        query.set({ cost: charged?.isCharged ? price(charged.category) : 0 }),
      )
      .where('id', '=', known.id)
      .where('state', 'in', before[status])
      .$if(status === 'read', (query) => query.where('read_at', 'is', null))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const row = await deliveries(db).where('delivery.id', '=', known.id).executeTakeFirst()
    if (row && status === 'failed') await addFallback({ ...deps, db }, row)
    if (row && state === 'arrived') await dropFallback(db, row, deps.now())
  })
  return true
}

/** It arrived after all: what was to go by the next channel is left out, as long as it has not gone. */
async function dropFallback(db: Db, { message_id, recipient, turn }: Due, now: Date): Promise<void> {
  if (turn !== 1) return
  await db
    .updateTable('delivery')
    .set(
      asLeftOut(
        inEnglish(() => sendingReasons.afterAll),
        now,
      ),
    )
    .where('message_id', '=', message_id)
    .where('recipient', '=', recipient)
    .where('turn', '=', 2)
    .where('state', '=', 'waiting')
    .execute()
}

/** Asks the provider about a message by the provider's own id. */
export async function pollReport(
  deps: Delivering,
  { id, providerId }: { id: number; providerId: string },
): Promise<void> {
  const { sms_sender } = await readChurchSettings(deps.db)
  const report = await deps.sms?.open(senderOf(sms_sender)).lookUp(providerId)
  if (report) await noteReport(deps, id, report, providerId)
}

/** Asks about messages that were sent a while ago, since a report may be lost. */
export async function pollDueReports(deps: Delivering): Promise<void> {
  const { db, now } = deps
  const due = await db
    .selectFrom('delivery')
    .select(['id', 'provider_id', 'changed_at', 'next_look_at'])
    .where('next_look_at', '<=', now().toISOString())
    .orderBy('next_look_at')
    .limit(batch)
    .execute()
  const atOnce = pLimit(mostAtOnce)
  await Promise.all(
    due.map(({ id, provider_id: providerId, changed_at: sentAt }) =>
      atOnce(async () => {
        const age = (now().getTime() - Date.parse(sentAt)) / 60_000
        const time = looks.findIndex((minutes) => minutes > age)
        await db
          .updateTable('delivery')
          .set({ next_look_at: time < 0 ? null : pollAfter(now(), time) })
          .where('id', '=', id)
          .execute()
        if (providerId) await pollReport(deps, { id, providerId })
      }),
    ),
  )
}
