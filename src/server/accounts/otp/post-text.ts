import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import type { Sent } from '../../platform/delivery/channel.ts'
import { senderOf } from '../../platform/delivery/text-sender.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { siteOf } from '../accounts/rights/site.ts'

/** Sends one text message at once, a second time to a busy provider. Returns what it said; undefined where the church sends none. */
export async function postText(
  c: Context<AppEnv>,
  { telephone, text }: { telephone: string; text: string },
): Promise<Sent | undefined> {
  const { sms } = c.var.messaging
  if (!sms) return undefined
  const { sms_sender } = await readChurchSettings(c.var.db)
  const reference = randomUUID()
  const reportTo = new URL(`/backend/api/messages/report/${reference}/`, siteOf(c)).href
  const posted = { reference, to: telephone, subject: '', text, reportTo, unsubscribe: '' }
  const channel = sms.open(senderOf(sms_sender))
  const first = await channel.send(posted)
  // A busy provider has not looked at it.
  return first.kind === 'busy' ? channel.send(posted) : first
}
