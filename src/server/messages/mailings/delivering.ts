import type { AddressHash } from '../../accounts/unsubscribes/address-hash.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Posting } from '../../platform/delivery/posting.ts'

export type Delivering = Posting & { db: Db; addressHash: AddressHash; now: () => Date }

/** Calls at the same time, so that a slow provider does not hold up everything and a kill loses few answers. */
export const mostAtOnce = 6
export const batch = 60

/** An instant so many milliseconds after another. */
export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()

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
  ...(['plain_letters', 'site', 'audience', 'automatic', 'field_values'] as const),
  ...(['template', 'template_values', 'conversation_id'] as const),
]

/** Deliveries joined with their message. */
export const deliveries = (db: Db) =>
  db.selectFrom('delivery').innerJoin('message', 'message.id', 'delivery.message_id').select(columns)
export type Due = Awaited<ReturnType<ReturnType<typeof deliveries>['execute']>>[number]
