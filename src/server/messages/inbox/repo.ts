import { sql } from 'kysely'
import type { ConversationAct } from '../../../lib/contract/care/inbox.ts'
import { findAccountName } from '../../accounts/accounts/account-name.ts'
import { duplicatesSince } from '../../platform/db/duplicates.ts'
import type { Db } from '../../platform/db/tables.ts'
import { currentLanguage } from '../../platform/words/speaking.ts'
import { type Form, isOfForm, newestWords } from './forms.ts'
import { chooseConversation, type Doubt, phoneKeyOf, type Writer } from './writer.ts'

/** A new message within this time is added to the person's last conversation, even a closed one; in milliseconds. */
const resumedWithin = 30 * 24 * 60 * 60 * 1000

/** A visitor is known again by the e-mail address, or by the telephone number where there is none. */
type Contact = {
  account: number | null
  name: string
  email: string
  phone: string
  subject: string
  message: string
}
type LeaderMessage = {
  account: number | null
  name: string
  telephone: string
  fellowship: number
  message: string
}

/** Adds a message to the church to its conversation. Call it in a transaction. Returns the id of the entry. */
export async function addContactMessage(
  db: Db,
  { account, name, email, phone, subject, message }: Contact,
  now: Date,
): Promise<number> {
  const phoneKey = await phoneKeyOf(db, phone)
  const recent = await newest(db, now)
    .where('conversation.source', '=', 'office')
    .where('by_whatsapp', '=', 0)
    .where('conversation.account_id', account === null ? 'is' : '=', account)
    .$if(account === null, (query) =>
      query.where('conversation.id', 'in', (row) =>
        row
          .selectFrom('conversation_entry')
          .select('conversation_id')
          .where(isOfForm('contact'))
          // Keyboards of telephones begin a field with a capital.
          .where(sql`lower(writer_email)`, '=', email.toLowerCase())
          .$if(email === '', (of) =>
            of
              .where('writer_email', '=', '')
              .where((one) => one.or([one('phone_key', '=', phoneKey), one('writer_phone', '=', phone)])),
          ),
      ),
    )
    .execute()
  const chosen = await chosenFor(db, recent, account, { name, email, phoneKey })
  const id = await goOnOrBegin(db, chosen, { source: 'office', account_id: account }, now)
  return addEntry(db, id, {
    kind: 'written',
    by: null,
    now,
    text: message,
    form: 'contact',
    subject,
    writer_name: name,
    writer_email: email,
    writer_phone: phone,
    phone_key: phoneKey,
  })
}

type ByWhatsApp = { account: number | null; name: string; telephone: string; message: string }

/**
 * Adds what somebody wrote by WhatsApp to their conversation there, or begins one. The service vouches for the number, so that the conversation goes on whatever the
 * name is by now. Call it in a transaction. Returns the conversation.
 */
export async function addWhatsAppMessage(
  db: Db,
  { account, name, telephone, message }: ByWhatsApp,
  now: Date,
): Promise<number> {
  const [before] = await newest(db, now)
    .where('by_whatsapp', '=', 1)
    .where('conversation.id', 'in', (row) =>
      row
        .selectFrom('conversation_entry')
        .select('conversation_id')
        .where('form', 'is not', null)
        .where('phone_key', '=', telephone)
        // As the condition of the index.
        .where('phone_key', '<>', sql.lit('')),
    )
    .where('conversation.account_id', account === null ? 'is' : '=', account)
    .execute()
  const columns = { source: 'office', account_id: account, by_whatsapp: 1 } as const
  const id = await goOnOrBegin(db, { ...(before && { before }), doubt: '' }, columns, now)
  await addEntry(db, id, {
    kind: 'written',
    by: null,
    now,
    text: message,
    form: 'contact',
    subject: 'WhatsApp',
    writer_name: name,
    writer_email: '',
    writer_phone: telephone,
    phone_key: telephone,
  })
  return id
}

/** Adds a message to a leader to its conversation. Call it in a transaction. */
export async function addLeaderMessage(
  db: Db,
  { account, name, telephone, fellowship, message }: LeaderMessage,
  now: Date,
): Promise<void> {
  const recent = await newest(db, now)
    .where('conversation.source', '=', 'leader')
    .where('conversation.fellowship_id', '=', fellowship)
    .where('conversation.account_id', account === null ? 'is' : '=', account)
    .$if(account === null, (query) =>
      query.where('conversation.id', 'in', (row) =>
        row
          .selectFrom('conversation_entry')
          .select('conversation_id')
          .where(isOfForm('leader'))
          .where('phone_key', '=', telephone)
          // As the condition of the index.
          .where('phone_key', '<>', sql.lit('')),
      ),
    )
    .execute()
  const chosen = await chosenFor(db, recent, account, { name, email: '', phoneKey: telephone })
  const columns = { source: 'leader', account_id: account, fellowship_id: fellowship } as const
  await addEntry(db, await goOnOrBegin(db, chosen, columns, now), {
    kind: 'written',
    by: null,
    now,
    text: message,
    form: 'leader',
    writer_name: name,
    writer_phone: telephone,
    phone_key: telephone,
  })
}

type Chosen = Awaited<ReturnType<typeof chooseConversation>>

/** A member's conversation is that of the account; a visitor's is one with which all agrees that the visitor gives. */
async function chosenFor(
  db: Db,
  recent: readonly { id: number; assigned_to: number | null }[],
  account: number | null,
  writer: Writer,
): Promise<Chosen> {
  if (account === null) return chooseConversation(db, recent, writer)
  const [before] = recent
  return { ...(before && { before }), doubt: '' }
}

async function goOnOrBegin(
  db: Db,
  { before, doubt }: Chosen,
  columns: Beginning,
  now: Date,
): Promise<number> {
  if (before) return goOn(db, before.id, now)
  const begun = await begin(db, { ...columns, doubt }, now)
  if (begun === undefined) throw new Error('A conversation of a form names no message that another one has')
  return begun
}

type OwnAnswer = { message: number; account: number; text: string }

/**
 * Keeps a member's answer to a message of the church, or to an answer of staff, whose conversation goes on. Call it in a transaction. Returns the
 * conversation, null for the same words sent twice.
 */
export async function addAnswerToConversation(
  db: Db,
  { message, account, text }: OwnAnswer,
  now: Date,
): Promise<number | null> {
  const conversationAbout = await findConversationAbout(db, message, account)
  const same =
    conversationAbout &&
    (await db
      .selectFrom('conversation_entry')
      .select('id')
      .where('conversation_id', '=', conversationAbout)
      .where('kind', '=', 'written')
      .where('text', '=', text)
      .where('at', '>', duplicatesSince(now))
      .executeTakeFirst())
  if (same) return null
  const { written_by } = await db
    .selectFrom('message')
    .select('written_by')
    .where('id', '=', message)
    .executeTakeFirstOrThrow()
  const began =
    conversationAbout === undefined
      ? await begin(
          db,
          { source: 'answer', message_id: message, account_id: account, sender_id: written_by },
          now,
        )
      : undefined
  // Two first answers at once: the other one has begun it.
  const id =
    began ??
    (await goOn(db, conversationAbout ?? (await requireConversationAbout(db, message, account)), now))
  await addEntry(db, id, { kind: 'written', by: null, now, text })
  return id
}

/** The conversation of a member about a message: the one that it answers, or the one that began with it; undefined for none. */
export async function findConversationAbout(
  db: Db,
  message: number,
  account: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('message')
    .leftJoin('conversation as began', (join) =>
      join.onRef('began.message_id', '=', 'message.id').on('began.account_id', '=', account),
    )
    .select(sql<number | null>`coalesce(message.conversation_id, began.id)`.as('id'))
    .where('message.id', '=', message)
    .executeTakeFirst()
  return row?.id ?? undefined
}

async function requireConversationAbout(db: Db, message: number, account: number): Promise<number> {
  const conversationAbout = await findConversationAbout(db, message, account)
  if (conversationAbout === undefined) throw new Error('A conversation that is there already was not found')
  return conversationAbout
}

/** Closes or opens the conversation whose newest message this entry is, as the leader archives it or takes it back. */
export async function followArchive(
  db: Db,
  entry: number,
  { isArchived, by, now }: { isArchived: boolean; by: number; now: Date },
): Promise<void> {
  const conversation = await db
    .selectFrom('conversation')
    .innerJoin('conversation_entry', 'conversation_entry.conversation_id', 'conversation.id')
    .select(['conversation.id', 'state', newestWords.as('newest')])
    .where('conversation_entry.id', '=', entry)
    .executeTakeFirst()
  if (conversation?.newest !== entry || (conversation.state === 'closed') === isArchived) return
  if (isArchived) await closeConversation(db, conversation.id, { by, now })
  else await reopenConversation(db, conversation.id, { by, now })
}

type Closing = { by: number; now: Date; word?: string }

/** Closes a conversation, with an optional comment. */
export async function closeConversation(db: Db, id: number, { by, now, word = '' }: Closing): Promise<void> {
  await change(db, id, { state: 'closed', closed_at: now.toISOString(), closed_by: by })
  await addEntry(db, id, { kind: 'closed', by, now, text: word })
}

/** Opens a closed conversation. */
export async function reopenConversation(db: Db, id: number, { by, now }: Closing): Promise<void> {
  await reopen(db, id, now)
  await addEntry(db, id, { kind: 'reopened', by, now })
}

/** Reopens a closed conversation: its newest message, and the messages that closing it had archived, leave the leader's archive. */
async function reopen(db: Db, id: number, now: Date): Promise<void> {
  const { state, closed_at, newest } = await db
    .selectFrom('conversation')
    .select(['state', 'closed_at', newestWords.as('newest')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (state === 'open') return
  await db
    .updateTable('conversation_entry')
    .set({ archived_at: null })
    .where('conversation_id', '=', id)
    .where('archived_at', 'is not', null)
    .where((row) => row.or([row('id', '=', newest), row('archived_at', '>=', closed_at)]))
    .execute()
  await change(db, id, { state: 'open', opened_at: now.toISOString(), closed_at: null, closed_by: null })
}

type Columns = {
  state?: 'open' | 'closed'
  opened_at?: string
  last_at?: string
  closed_at?: string | null
  closed_by?: number | null
  assigned_to?: number | null
  assigned_at?: string | null
  answered_at?: string
  answered_by?: number
  answer_minutes?: number
}

/**
 * Whether a conversation is still the one that was read: of two acts at once on PostgreSQL the second waits here, and then finds another
 * version. Call it in the transaction of the act.
 */
export async function claimVersion(
  db: Db,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes a conversation, and its version. */
export const change = (db: Db, id: number, columns: Columns) =>
  db
    .updateTable('conversation')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

const newest = (db: Db, now: Date) =>
  db
    .selectFrom('conversation')
    .select(['conversation.id', 'assigned_to'])
    .where((row) =>
      row.or([
        row('state', '=', 'open'),
        row('last_at', '>', new Date(now.getTime() - resumedWithin).toISOString()),
      ]),
    )
    .orderBy('last_at', 'desc')
    .limit(20)

/** The person writes again: a closed conversation is open once more, with whoever had it. */
async function goOn(db: Db, id: number, now: Date): Promise<number> {
  await reopen(db, id, now)
  await change(db, id, { last_at: now.toISOString() })
  return id
}

type Beginning = {
  source: 'office' | 'leader' | 'answer'
  account_id: number | null
  message_id?: number
  fellowship_id?: number
  sender_id?: number | null
  doubt?: Doubt
  by_whatsapp?: 0 | 1
}

/** Begins a conversation; undefined where there is one about the same message. */
async function begin(db: Db, columns: Beginning, now: Date): Promise<number | undefined> {
  const at = now.toISOString()
  const added = await db
    .insertInto('conversation')
    .values({
      ...columns,
      language: columns.account_id === null ? currentLanguage() : null,
      state: 'open',
      created_at: at,
      opened_at: at,
      last_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** What came by a form of the site. */
type Written = {
  form?: Form
  writer_name?: string
  writer_email?: string
  writer_phone?: string
  phone_key?: string
  subject?: string
}

type NewEntry = Written & {
  kind: ConversationAct
  /** The account of the staff member; null for the person who wrote. */
  by: number | null
  now: Date
  text?: string
  message_id?: number
}

/** Adds to a conversation what was written or done. Call it in the transaction that does it. Returns the id of the entry. */
export async function addEntry(
  db: Db,
  conversation: number,
  { kind, by, now, text = '', ...others }: NewEntry,
): Promise<number> {
  const { id } = await db
    .insertInto('conversation_entry')
    .values({
      conversation_id: conversation,
      at: now.toISOString(),
      kind,
      done_by: by,
      text,
      by_name: by === null ? '' : ((await findAccountName(db, by)) ?? ''),
      ...others,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a member wrote in conversations, for the member's export, which has the words of forms by themselves (forms.ts). */
export const listOwnWords = (db: Db, account: number) =>
  db
    .selectFrom('conversation')
    .innerJoin('conversation_entry', 'conversation_entry.conversation_id', 'conversation.id')
    .select(['conversation_id', 'source', 'state', 'at', 'kind'])
    .select(sql<string>`case when form is null then text else '' end`.as('text'))
    .where('conversation.account_id', '=', account)
    .where('kind', '=', 'written')
    .orderBy('conversation_entry.id')
    .execute()
