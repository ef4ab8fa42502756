import pLimit from 'p-limit'
import type { Report } from '../../platform/delivery/channel.ts'
import { senderOf } from '../../platform/delivery/text-sender.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { after, batch, type Delivering, deliveries, mostAtOnce } from './delivering.ts'
import { addFallback } from './fallback.ts'

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
