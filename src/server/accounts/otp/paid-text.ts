import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { countParts } from '../../platform/delivery/text-letters.ts'
import { canText } from '../../platform/delivery/text-sender.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { postText } from './post-text.ts'
import { releaseReserved, reserve } from './spending.ts'

/** Sends a text message about an account, within what codes may cost. Returns whether one goes. Call it outside of a transaction. */
export async function sendPaidText(
  c: Context<AppEnv>,
  { telephone, text }: { telephone: string; text: string },
): Promise<boolean> {
  const { db, messaging, background } = c.var
  const now = c.var.now()
  const { sms_sender, sms_price } = await readChurchSettings(db)
  if (!telephone || !canText(messaging.sms, sms_sender)) return false
  const spending = { budget: 'codes', cost: countParts(text).parts * sms_price, now } as const
  const isPaid = await db.transaction().execute((transaction) => reserve(transaction, spending))
  if (!isPaid) return false
  const send = async () => {
    const sent = await postText(c, { telephone, text })
    // Where the answer was lost it may have been charged.
    if (sent && sent.kind !== 'taken' && sent.kind !== 'no answer') await releaseReserved(db, spending)
  }
  background.run(send())
  return true
}
