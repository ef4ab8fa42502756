import type { Db } from '../../platform/db/tables.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'

const day = 86_400_000

/** The service repeats what nobody took for seven days. In days. */
const repeatedFor = 30

/** Forgets the ids of what WhatsApp told long ago, and of numbers when they wrote last, as long after as messages to the church are kept. */
export async function sweepReceived(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  await db.deleteFrom('whatsapp_received').where('at', '<', before(repeatedFor)).execute()
  const { contact_message_days: days } = await readChurchSettings(db)
  if (days > 0) await db.deleteFrom('whatsapp_contact').where('wrote_at', '<', before(days)).execute()
}
