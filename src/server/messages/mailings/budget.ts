import { sql } from 'kysely'
import { type MessageBudget, monthCeilingOf } from '../../../lib/text-budgets.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { monthStart } from './quiet-hours.ts'

/**
 * What the messages of a budget to telephones, texts and WhatsApp, may still cost this month, in the currency's smallest unit. Messages of staff and messages
 * that go by themselves have separate budgets.
 */
export async function leftThisMonth(db: Db, budget: MessageBudget, now: Date): Promise<number> {
  const { time_zone } = await readChurch(db)
  const ceiling = monthCeilingOf(await readChurchSettings(db), budget)
  return Math.max(0, ceiling - (await spentSince(db, budget, monthStart(time_zone, now))))
}

/** What messages to telephones of a budget have cost since a time, those that wait included. */
export async function spentSince(db: Db, budget: MessageBudget, since: string): Promise<number> {
  const { spent } = await costs(db, since)
    .where('automatic', budget === 'automatic' ? '!=' : '=', '')
    .executeTakeFirstOrThrow()
  return Number(spent)
}

/** What messages to telephones of one kind that goes by itself have cost this month. */
export async function spentOnKind(db: Db, automatic: string, now: Date): Promise<number> {
  const { time_zone } = await readChurch(db)
  const { spent } = await costs(db, monthStart(time_zone, now))
    .where('automatic', '=', automatic)
    .executeTakeFirstOrThrow()
  return Number(spent)
}

const costs = (db: Db, since: string) =>
  db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('delivery.cost'), sql<number>`0`).as('spent'))
    // As the condition of the index.
    .where(sql<boolean>`delivery.channel in ('sms', 'whatsapp')`)
    .where('delivery.created_at', '>=', since)

/** The budget of a message, by the kind of it that goes by itself; '' for one of staff. */
export const budgetOf = (automatic: string): MessageBudget => (automatic === '' ? 'own' : 'automatic')
