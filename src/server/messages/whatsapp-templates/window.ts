import type { Db } from '../../platform/db/tables.ts'
import { windowLength } from '../../platform/delivery/whatsapp/version.ts'

/** Until when free words may go to a number, as ISO 8601; null where the person has not written, or too long ago. */
export async function findWindow(db: Db, telephone: string, now: Date): Promise<string | null> {
  const contact = await db
    .selectFrom('whatsapp_contact')
    .select('wrote_at')
    .where('telephone', '=', telephone)
    .executeTakeFirst()
  if (!contact) return null
  const until = new Date(Date.parse(contact.wrote_at) + windowLength)
  return until > now ? until.toISOString() : null
}

type Wrote = { telephone: string; userId: string; at: Date }

/** Notes that a number has written, and under which id the service knows it. Call it in a transaction. */
export async function noteWritten(db: Db, { telephone, userId, at }: Wrote): Promise<void> {
  const user_id = userId || null
  const wrote_at = at.toISOString()
  await db
    .insertInto('whatsapp_contact')
    .values({ telephone, user_id, wrote_at })
    .onConflict((before) =>
      before.column('telephone').doUpdateSet((row) => ({
        ...(user_id && { user_id }),
        // Webhooks come in any order.
        wrote_at: row
          .case()
          .when('whatsapp_contact.wrote_at', '<', wrote_at)
          .then(wrote_at)
          .else(row.ref('whatsapp_contact.wrote_at'))
          .end(),
      })),
    )
    .execute()
}

/** The number of somebody who hides it, by an id that came with it before; '' for none. */
export async function numberOfUser(db: Db, userId: string): Promise<string> {
  if (!userId) return ''
  const contact = await db
    .selectFrom('whatsapp_contact')
    .select('telephone')
    .where('user_id', '=', userId)
    .orderBy('wrote_at', 'desc')
    .executeTakeFirst()
  return contact?.telephone ?? ''
}
