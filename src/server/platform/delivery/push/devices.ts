import { mostPushDevices } from '../../../../lib/contract/messages/push.ts'
import type { Db } from '../../db/tables.ts'
import type { Subscription } from './sender.ts'

/** The subscriptions of a member's devices whose sessions go on: a device that was signed out gets no notification. */
export const listDevices = (db: Db, accountId: number) =>
  db
    .selectFrom('push_device')
    .innerJoin('session', 'session.id', 'push_device.session_id')
    .where('session.ended_at', 'is', null)
    .select(['push_device.id', 'session_id', 'endpoint', 'p256dh', 'auth'])
    .where('push_device.account_id', '=', accountId)
    .orderBy('push_device.id')
    .execute()

type Owner = { accountId: number; sessionId: number; now: Date }

/**
 * Stores the subscription of a session's device, in place of an earlier one of the session or of another account in the same
 * browser. Call it in a transaction.
 */
export async function saveDevice(
  db: Db,
  { accountId: account_id, sessionId: session_id, now }: Owner,
  { endpoint, p256dh, auth }: Subscription,
): Promise<void> {
  await db
    .deleteFrom('push_device')
    .where((row) => row.or([row('endpoint', '=', endpoint), row('session_id', '=', session_id)]))
    .execute()
  await db
    .insertInto('push_device')
    .values({ account_id, session_id, endpoint, p256dh, auth, created_at: now.toISOString() })
    .execute()
  const own = db.selectFrom('push_device').select('id').where('account_id', '=', account_id)
  const beyond = await own.orderBy('id', 'desc').limit(1000).offset(mostPushDevices).execute()
  for (const { id } of beyond) await dropDevice(db, id)
}

/** Forgets a device: its push service has said that the subscription has ended. */
export async function dropDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_device').where('id', '=', id).execute()
}

/** Forgets the device of a session. */
export async function dropDeviceOf(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('push_device').where('session_id', '=', sessionId).execute()
}
