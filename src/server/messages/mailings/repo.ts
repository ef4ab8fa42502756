import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type {
  Channel,
  DeliveryAnswer,
  DeliveryState,
  MessageAnswer,
} from '../../../lib/contract/messages/message.ts'
import { readyListName } from '../../../lib/people/ready-list-names.ts'
import type { Caller } from '../../platform/context.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { MessageTable } from '../../platform/db/tables/messages.ts'
import type { Db } from '../../platform/db/tables.ts'
import { shownReason } from '../../platform/delivery/shown-reason.ts'
import { inEnglish, sayStored } from '../../platform/words/stored.ts'
import { personOfDelivery } from '../recipients/recipient-id.ts'
import { automaticKinds, sendingReasons } from '../translated/messages.ts'
import type { Planned } from './plan.ts'

export const messageOrders = ['written_at'] as const
export const deliveryOrders = ['id'] as const

type NewRow = Omit<
  MessageTable,
  | 'id'
  | 'version'
  | 'decided_by'
  | 'decided_at'
  | 'finished_at'
  | 'automatic'
  | 'field_values'
  | 'occasion'
  | 'until'
  | 'conversation_id'
  | 'takes_answers'
  | 'template'
  | 'template_values'
> & {
  template?: string
  template_values?: string
  automatic?: string
  field_values?: string
  occasion?: string
  until?: string | null
  conversation_id?: number
  takes_answers?: 0 | 1
}
type Sendable = Planned & { channel: Channel; cost: number }

/** Stores a message with a row for each person, before anything is sent. Call it in a transaction. Returns its id. */
export async function addMessage(db: Db, row: NewRow, people: readonly Sendable[]): Promise<number> {
  const { id } = await db
    .insertInto('message')
    .values({
      decided_by: null,
      decided_at: null,
      finished_at: null,
      occasion: null,
      until: null,
      conversation_id: null,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addDeliveries(db, id, people, row.written_at)
  return id
}

/** Adds a row for each person of a message. Call it in a transaction. */
export async function addDeliveries(
  db: Db,
  id: number,
  people: readonly Sendable[],
  now: string,
): Promise<void> {
  for (const part of chunksOf(people))
    await db
      .insertInto('delivery')
      .values(
        part.map(({ person, channel, cost }) => ({
          message_id: id,
          recipient: person.key,
          account_id: person.accountId,
          channel,
          cost,
          ...newDelivery(now),
        })),
      )
      .execute()
}

/** The columns of a delivery that has not begun. */
export const newDelivery = (at: string) => ({
  state: 'waiting' as const,
  reference: randomUUID(),
  provider_id: null,
  try_at: null,
  next_look_at: null,
  created_at: at,
  changed_at: at,
})

/** Who asks: a leader, and who assists, sees messages to the own fellowship alone. A test to oneself is seen by its writer. */
export type Reader = Pick<Caller, 'id' | 'role' | 'assists'>

const messages = (db: Db) =>
  db
    .selectFrom('message')
    .leftJoin('account as writer', 'writer.id', 'message.written_by')
    .leftJoin('account as decider', 'decider.id', 'message.decided_by')
    .select(['message.id', 'state', 'audience', 'audience_name', 'purpose', 'channel', 'subject', 'text'])
    .select(['people', 'cost', 'written_at', 'send_at', 'version', 'message.written_by', 'automatic'])
    .select(['writer.username as writer', 'decider.username as decider'])

/** The messages that a member of staff may see. */
export const seenBy = (db: Db, { id, role, assists }: Reader) =>
  messages(db)
    .where((row) => row.or([row('audience', '!=', 'myself'), row('written_by', '=', id)]))
    // What the church thanks one person for stands on their card.
    .where('audience', 'not like', 'person %')
    .where('audience', 'not like', 'account %')
    // Answers to one person stand in the inbox.
    .where('message.conversation_id', 'is', null)
    .$if(role !== 'admin', (query) =>
      query.where((row) =>
        row.or([
          row.and([
            row.or([
              row('audience', '=', 'myself'),
              row('audience', 'like', 'list %'),
              row('audience', 'like', 'ready %'),
            ]),
            row('written_by', '=', id),
          ]),
          assists === undefined
            ? row('message.fellowship_id', 'in', (inner) =>
                inner.selectFrom('fellowship').select('fellowship.id').where('leader_id', '=', id),
              )
            : row('message.fellowship_id', '=', assists),
        ]),
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number]

/** The messages that a member of staff may see, newest first. */
export async function listMessages(
  db: Db,
  reader: Reader,
  paging: Paging<'written_at'>,
  currency: string,
): Promise<RowsPage<MessageAnswer>> {
  const { search } = paging
  const all = seenBy(db, reader)
  const wanted = search ? all.where(containing(search, ['subject'])) : all
  const page = await fetchPage(wanted, paging, { table: 'message', byDefault: [sql`message.id desc`] })
  return { ...page, rows: await answered(db, page.rows, currency) }
}

/** A message that this reader may see, with who wrote it. */
export async function findMessage(db: Db, reader: Reader, id: number, currency: string) {
  const row = await seenBy(db, reader).where('message.id', '=', id).executeTakeFirst()
  const [answer] = row ? await answered(db, [row], currency) : []
  return row && answer && { answer, writtenBy: row.written_by }
}

/** A condition on rows of `delivery`: a person counts once, by the retry, where there is one. */
export const isLastTurn = sql<boolean>`not exists (select 1 from delivery as later where later.message_id = delivery.message_id
  and later.recipient = delivery.recipient and later.turn > delivery.turn)`

async function answered(db: Db, rows: readonly Row[], currency: string): Promise<MessageAnswer[]> {
  if (rows.length === 0) return []
  const counts = await db
    .selectFrom('delivery')
    .select(['message_id', 'state', (row) => row.fn.countAll<number>().as('count')])
    .where(
      'message_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where(isLastTurn)
    .groupBy(['message_id', 'state'])
    .execute()
  return rows.map(({ writer, decider, written_by: _, ...row }) => {
    const of = (...states: DeliveryState[]) =>
      counts
        .filter(({ message_id, state }) => message_id === row.id && states.includes(state))
        .reduce((sum, { count }) => sum + Number(count), 0)
    return {
      ...row,
      audience_name: shownAudience(row),
      currency,
      written_by: writer ?? '',
      decided_by: decider ?? '',
      waiting: of('waiting', 'sending'),
      sent: of('sent'),
      arrived: of('arrived'),
      unknown: of('unknown'),
      failed: of('failed'),
      left_out: of('left out'),
    }
  })
}

/** The name of the audience; that of an occasion, and of a list that every church has, is stored in English. */
function shownAudience({
  automatic,
  audience,
  audience_name: name,
}: Pick<Row, 'automatic' | 'audience' | 'audience_name'>): string {
  const [, key = ''] = /^ready (.+)$/.exec(audience) ?? []
  if (key) return readyListName(key) ?? name
  if (automatic === 'birthday') return automaticKinds.birthday
  const [, seen] = automatic === 'missed' ? (/^Last seen on (\S+)$/.exec(name) ?? []) : []
  return seen ? automaticKinds.lastSeen({ seen }) : name
}

/** The people of a message, and what became of each; for staff of a branch (`branch`) those of it. */
export async function listDeliveries(
  db: Db,
  messageId: number,
  paging: Paging<'id'>,
  { state, branch }: { state: DeliveryState | undefined; branch: number | undefined },
): Promise<RowsPage<DeliveryAnswer>> {
  const name = sql<string>`trim(coalesce(account.first_name, person.first_name, '') || ' ' || coalesce(account.last_name, person.last_name, ''))`
  const query = db
    .selectFrom('delivery')
    .leftJoin('account', 'account.id', 'delivery.account_id')
    .leftJoin('person', (join) => join.on(sql<boolean>`person.id = ${personOfDelivery}`))
    .select(['delivery.id', name.as('person'), 'channel', 'turn', 'state', 'why', 'delivery.changed_at'])
    .where('message_id', '=', messageId)
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'failed'))
    .$if(branch !== undefined, (some) =>
      some.where(
        sql<number | null>`coalesce(person.branch_id,
          (select own.branch_id from person as own where own.account_id = delivery.account_id))`,
        '=',
        branch ?? 0,
      ),
    )
    .$if(paging.search !== '', (some) => some.where(containing(paging.search, [name])))
  const page = await fetchPage(query, paging, { table: 'delivery', byDefault: [orderTerm('delivery.id')] })
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, why: shownReason(sayStored(sendingReasons, row.why)) })),
  }
}

/** The text message of a reference. */
export const findTextBy = (db: Db, reference: string) =>
  db
    .selectFrom('delivery')
    .select(['id', 'provider_id', 'state'])
    .where('reference', '=', reference)
    .where('channel', '=', 'sms')
    .executeTakeFirst()

type Decision = { by: number; now: Date }

export async function markApproved(db: Db, id: number, { by, now }: Decision): Promise<void> {
  await db
    .updateTable('message')
    .set({ state: 'planned', decided_by: by, decided_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Whether a message was stopped or declined. */
export async function wasStopped(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('message').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state === 'stopped'
}

/** What a delivery becomes that does not go out any more: it costs nothing. `why` is for the writer. */
export const asLeftOut = (why: string, now: Date) =>
  ({ state: 'left out', why, cost: 0, changed_at: now.toISOString() }) as const

export const stoppedDelivery = (now: Date) =>
  asLeftOut(
    inEnglish(() => sendingReasons.stopped),
    now,
  )

/** Stops what has not gone out yet; what a provider was asked for is not called back. */
export async function markStopped(db: Db, id: number, { by, now }: Decision): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('message')
    .set({ state: 'stopped', decided_by: by, decided_at: at, finished_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('delivery')
    .set(stoppedDelivery(now))
    .where('message_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** What "Send again" would cost once more. */
export async function costOfUnknown(db: Db, id: number): Promise<number> {
  const { cost } = await db
    .selectFrom('delivery')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('cost'), sql<number>`0`).as('cost'))
    .where('message_id', '=', id)
    .where('state', '=', 'unknown')
    .executeTakeFirstOrThrow()
  return Number(cost)
}

/** Sends again to those of whom nobody knows whether they got it: a person decides that. Returns how many. */
export async function sendUnknownAgain(db: Db, id: number, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('delivery')
    .select('id')
    .where('message_id', '=', id)
    .where('state', '=', 'unknown')
    .execute()
  for (const row of rows)
    await db.updateTable('delivery').set(newDelivery(now.toISOString())).where('id', '=', row.id).execute()
  if (rows.length > 0)
    await db
      .updateTable('message')
      .set({ state: 'sending', finished_at: null, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
  return rows.length
}
