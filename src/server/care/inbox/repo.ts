import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type {
  ConversationAnswer,
  ConversationSource,
  InboxView,
  WholeConversationAnswer,
} from '../../../lib/contract/care/inbox.ts'
import { inCodeOrder } from '../../../lib/text/in-code-order.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { newestWords } from '../../messages/inbox/forms.ts'
import { containing, findingNewest } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { desksOf, type InboxScope, seesConversation } from './inbox-scope.ts'
import { headOf, othersUnder, readerOfWriters } from './writers.ts'

/** An open conversation that nobody takes for this long counts as waiting. In milliseconds. */
const unclaimedFor = 2 * 24 * 60 * 60 * 1000

/** An open, unassigned conversation that was opened before this moment counts as waiting. */
export const waitingSince = (now: Date): string => new Date(now.getTime() - unclaimedFor).toISOString()

/** Where a page begins: after this conversation. */
export type Cursor = { at: string; id: number }

/** `2026-11-23T10:00:00.000Z_12`; undefined for any other text. */
export function readCursor(text: string): Cursor | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)_(\d{1,15})$/.exec(text) ?? []
  return at && id ? { at, id: Number(id) } : undefined
}

const nameOf = sql<string>`coalesce(nullif(trim(writer.first_name || ' ' || writer.last_name), ''), writer.username,
  words.writer_name, '')`

/** The length of the excerpt that stands in for a missing subject. */
const shown = 120

/** Conversations joined with the tables that a row's columns come from. */
const conversations = (db: Db) =>
  db
    .selectFrom('conversation')
    .leftJoin('account as writer', 'writer.id', 'conversation.account_id')
    .leftJoin('account as holder', 'holder.id', 'conversation.assigned_to')
    .leftJoin('conversation_entry as words', (join) => join.on('words.id', '=', newestWords))
    .leftJoin('message', 'message.id', 'conversation.message_id')
    .leftJoin('fellowship', 'fellowship.id', 'conversation.fellowship_id')
    .select(['conversation.id', 'source', 'conversation.state', 'opened_at', 'last_at', 'answered_at'])
    .select(['assigned_to', 'assigned_at', 'conversation.version', 'fellowship.name as fellowship', 'doubt'])
    .select('by_whatsapp')
    .select(['holder.first_name', 'holder.last_name', 'holder.username', nameOf.as('name')])
    .select(
      sql<string>`coalesce(case when by_whatsapp = 0 then words.subject end, substr(words.text, 1, ${sql.lit(shown)}),
        message.subject, '')`.as('subject'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof conversations>['executeTakeFirstOrThrow']>>

const answerOf = (row: Row, now: Date): ConversationAnswer => ({
  id: row.id,
  source: row.source,
  name: row.name,
  subject: row.subject,
  fellowship: row.fellowship ?? '',
  state: row.state,
  opened_at: row.opened_at,
  last_at: row.last_at,
  answered_at: row.answered_at,
  assigned: row.assigned_to,
  assigned_at: row.assigned_at,
  assigned_name: nameOfAccount(row),
  by_whatsapp: Number(row.by_whatsapp) === 1,
  is_waiting: row.state === 'open' && row.assigned_to === null && row.opened_at <= waitingSince(now),
  doubt: row.doubt,
  version: row.version,
})

type Asked = {
  view: InboxView
  source: ConversationSource | undefined
  search: string
  after: Cursor | undefined
  limit: number
}

/** A page of the conversations that a reader sees, the newest word first. `next` is '' on the last page. */
export async function listInbox(
  db: Db,
  scope: InboxScope,
  wanted: Asked,
  now: Date,
): Promise<{ results: ConversationAnswer[]; next: string }> {
  const { view, limit } = wanted
  // What somebody has taken is few rows of one index.
  const desks = view === 'mine' ? [seesConversation(scope)] : desksOf(scope)
  const perDesk = await Promise.all(
    desks.map((desk) =>
      inView(conversations(db), wanted, { me: scope.me, now })
        .where(desk)
        .where((row) => namedLike(db, wanted.search) ?? row.lit(true))
        .$if(wanted.after !== undefined, (query) => query.where(follows(wanted.after ?? { at: '', id: 0 })))
        .orderBy('last_at', 'desc')
        .orderBy('conversation.id', 'desc')
        .limit(limit + 1)
        .execute(),
    ),
  )
  const rows = [...new Map(perDesk.flat().map((row) => [row.id, row])).values()].sort(
    (a, b) => inCodeOrder(b.last_at, a.last_at) || b.id - a.id,
  )
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { results: page.map((row) => answerOf(row, now)), next: last ? `${last.last_at}_${last.id}` : '' }
}

const follows = ({ at, id }: Cursor): RawBuilder<SqlBool> =>
  sql<SqlBool>`(last_at, conversation.id) < (${at}, ${id})`

function inView(
  query: ReturnType<typeof conversations>,
  { view, source }: Pick<Asked, 'view' | 'source'>,
  { me, now }: { me: number; now: Date },
) {
  // Written out, so that the index of what nobody has taken fits.
  const ofState = query.where('conversation.state', '=', sql.lit(view === 'closed' ? 'closed' : 'open'))
  const ofSource = source ? ofState.where('source', '=', source) : ofState
  if (view === 'mine') return ofSource.where('assigned_to', '=', me)
  if (view === 'nobody') return ofSource.where('assigned_to', 'is', null)
  return view === 'waiting'
    ? ofSource.where('assigned_to', 'is', null).where('opened_at', '<=', waitingSince(now))
    : ofSource
}

/**
 * SQL condition: the writer's name has these words. The indexes of three letters find candidates, since 100,000 conversations
 * cannot be compared one by one; the name alone decides, so that a search reveals no telephone number.
 */
function namedLike(db: Db, search: string): RawBuilder<SqlBool> | undefined {
  if (search.trim() === '') return undefined
  const isNamed = containing(search, ['writer.first_name', 'writer.last_name', 'words.writer_name'])
  return sql<SqlBool>`(
    conversation.account_id in (select account_id from person where account_id is not null
      and id in ${findingNewest(db, 'person', search, { texts: ['first_name', 'last_name'], numbers: [] })})
    or conversation.id in (select conversation_id from conversation_entry
      where id in ${findingNewest(db, 'conversation_entry', search, { texts: ['writer_name'], numbers: [] })})
    or conversation.id in (select conversation_id from conversation_entry
      where form = 'leader' and writer_name <> '' and ${containing(search, ['writer_name'])})
  ) and ${isNamed}`
}

/** Conversations with the further columns that writes need. */
const wholes = (db: Db) =>
  conversations(db)
    .select(['words.form', 'words.phone_key', 'conversation.message_id'])
    .select(['conversation.fellowship_id', 'conversation.account_id', 'conversation.sender_id'])
    .select(['conversation.created_at', 'closed_at', 'words.writer_email as email'])
    .select(['message.subject as about', 'writer.telephone as own_telephone', 'writer.email as own_email'])

export type FoundConversation = Awaited<ReturnType<ReturnType<typeof wholes>['executeTakeFirstOrThrow']>>

/** A conversation that the reader sees, or undefined. */
export const findConversation = (
  db: Db,
  scope: InboxScope,
  id: number,
): Promise<FoundConversation | undefined> =>
  wholes(db).where('conversation.id', '=', id).where(seesConversation(scope)).executeTakeFirst()

/** A conversation with its history, in order. `way`: how an answer would go. */
export async function readConversation(
  db: Db,
  scope: InboxScope,
  row: FoundConversation,
  { now, way, whatsapp }: { now: Date; way: string; whatsapp: WholeConversationAnswer['whatsapp'] },
): Promise<WholeConversationAnswer> {
  const entries = await db
    .selectFrom('conversation_entry')
    .leftJoin('message', 'message.id', 'message_id')
    .select(['conversation_entry.id', 'at', 'kind', 'by_name as by'])
    .select(sql<string>`coalesce(message.text, conversation_entry.text)`.as('text'))
    .select([lastDelivery('channel').as('channel'), lastDelivery('state').as('delivery')])
    .select(['writer_name', 'writer_phone', 'writer_email'])
    .where('conversation_entry.conversation_id', '=', row.id)
    .orderBy('conversation_entry.id', 'desc')
    .limit(500)
    .execute()
  const head = await headOf(db, scope, row)
  const writerOf = await readerOfWriters(db, head)
  return {
    ...answerOf(row, now),
    ...head,
    about: row.about ?? '',
    way,
    whatsapp,
    of_member: row.account_id !== null,
    others: await othersUnder(db, scope, row),
    entries: entries.reverse().map(({ writer_name, writer_phone, writer_email, ...one }) => ({
      ...one,
      channel: one.channel ?? '',
      delivery: one.delivery ?? '',
      // By WhatsApp the number above is that of every entry.
      writer:
        Number(row.by_whatsapp) === 1
          ? null
          : writerOf({ name: writer_name, phone: writer_phone, email: writer_email }),
    })),
  }
}

/** The last try of an answer. */
const lastDelivery = (column: 'channel' | 'state') =>
  sql<string | null>`(select ${sql.ref(`delivery.${column}`)} from delivery
    where delivery.message_id = conversation_entry.message_id order by delivery.turn desc limit 1)`

/** Counts the open conversations that are assigned to an account. */
export async function countAssigned(db: Db, account: number): Promise<number> {
  const { count } = await db
    .selectFrom('conversation')
    .select(sql<number>`count(*)`.as('count'))
    .where('assigned_to', '=', account)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the caller's assigned conversations, and the unassigned ones that the caller sees. */
export async function countWaiting(db: Db, scope: InboxScope, now: Date) {
  const open = db.selectFrom('conversation').where('state', '=', 'open').where(seesConversation(scope))
  const own = await open
    .select(sql<number>`count(*)`.as('mine'))
    .where('assigned_to', '=', scope.me)
    .executeTakeFirstOrThrow()
  const others = await open
    .select(sql<number>`count(*)`.as('nobody'))
    .select(
      sql<number>`coalesce(sum(case when opened_at <= ${waitingSince(now)} then 1 else 0 end), 0)`.as(
        'waiting',
      ),
    )
    .where('assigned_to', 'is', null)
    .executeTakeFirstOrThrow()
  return { mine: Number(own.mine), nobody: Number(others.nobody), waiting: Number(others.waiting) }
}
