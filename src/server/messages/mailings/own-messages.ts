import { type ExpressionBuilder, sql } from 'kysely'
import type { DeliveryState } from '../../../lib/contract/messages/message.ts'
import type { OwnMessageAnswer } from '../../../lib/contract/messages/own-message.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { sendingReasons } from '../translated/messages.ts'
import { wordsFor } from './placeholders.ts'
import { titleOfAccount } from './recipients.ts'

/** Not in the list: what has not gone out, or not to this member. */
const unseen: DeliveryState[] = ['waiting', 'sending', 'left out']

/** Each message to a member once, by whichever way it went. */
const listed = (db: Db, accountId: number) =>
  db
    .selectFrom('delivery')
    .where('delivery.account_id', '=', accountId)
    .where('delivery.turn', '=', 1)
    .where('delivery.state', 'not in', unseen)

/** Where a page of the list begins: after this message, in the part of those that are read, or of the others. */
export type Cursor = { isRead: boolean; id: number }

/** `u12` and `r12`; undefined for any other text. */
export function readCursor(text: string): Cursor | undefined {
  const [, part, id] = /^([ur])(\d{1,15})$/.exec(text) ?? []
  return id ? { isRead: part === 'r', id: Number(id) } : undefined
}

/** A conversation goes on, whatever its first message takes. */
const takesAnswers = sql<number>`case when message.takes_answers = 1 or message.conversation_id is not null then 1 else 0 end`

const isRead = sql<number>`case when delivery.read_at is null then 0 else 1 end`

/** What comes after a message in the list, whether it is still there or not. */
const follows = (
  row: ExpressionBuilder<Tables, 'delivery' | 'message'>,
  { isRead: part, id }: Cursor = { isRead: false, id: 0 },
) => {
  const sentAt = row.selectFrom('message as last').select('last.send_at').where('last.id', '=', id)
  const older = row.or([
    row('message.send_at', '<', sentAt),
    row.and([row('message.send_at', '=', sentAt), row('message.id', '<', id)]),
  ])
  const inPart = row.and([row('read_at', part ? 'is not' : 'is', null), older])
  return part ? inPart : row.or([row('read_at', 'is not', null), inPart])
}

/** A member's messages, those that are not read first, each part newest first. `next` is '' on the last page. */
export async function listOwnMessages(
  db: Db,
  { accountId, after, limit }: { accountId: number; after: Cursor | undefined; limit: number },
): Promise<{ results: OwnMessageAnswer[]; next: string }> {
  const rows = await listed(db, accountId)
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .innerJoin('account', 'account.id', 'delivery.account_id')
    .leftJoin('fellowship', 'fellowship.id', 'account.fellowship_id')
    .select(['message.id', 'purpose', 'subject', 'text', 'send_at as sent_at', 'first_name', 'last_name'])
    .select(['automatic', 'field_values'])
    .select(titleOfAccount.as('title'))
    .select(['fellowship.name as fellowship', isRead.as('is_read')])
    .select(takesAnswers.as('may_answer'))
    .$if(after !== undefined, (query) => query.where((row) => follows(row, after)))
    .orderBy(isRead)
    .orderBy('send_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    next: last ? `${Number(last.is_read) === 1 ? 'r' : 'u'}${last.id}` : '',
    results: shown.map(
      ({
        first_name,
        last_name,
        title,
        fellowship,
        is_read,
        may_answer,
        text,
        subject,
        automatic,
        field_values,
        ...row
      }) => ({
        ...row,
        ...wordsFor(
          { subject, text, automatic, fieldValues: field_values, plainLetters: false, site: '' },
          {
            firstName: first_name,
            fellowship: fellowship ?? '',
            formalName: `${title ?? ''} ${first_name} ${last_name}`.trim(),
          },
          { channel: 'app', code: '' },
        ),
        is_read: Number(is_read) === 1,
        may_answer: Number(may_answer) === 1,
      }),
    ),
  }
}

/** A message to a member, with who reads an answer; undefined for one of somebody else. */
export async function findOwnMessage(db: Db, id: number, accountId: number) {
  const row = await listed(db, accountId)
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .leftJoin('account as writer', 'writer.id', 'message.written_by')
    .select(['message.id', 'first_name', 'last_name', 'username', takesAnswers.as('may_answer')])
    .where('message.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      may_answer: Number(row.may_answer) === 1,
      to: nameOfAccount(row),
    }
  )
}

/** How many messages a member has not read. */
export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { count } = await listed(db, accountId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Mark = { accountId: number; now: Date; isRead: boolean }

/**
 * Marks one of a member's messages as read or unread. Reading a message proves that it arrived, so its delivery becomes "arrived",
 * whichever channel sent it. Returns false for a message of somebody else. Call it in a transaction.
 */
export async function markOwnMessage(db: Db, id: number, { accountId, now, isRead }: Mark): Promise<boolean> {
  const at = now.toISOString()
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ read_at: isRead ? at : null })
    .where('message_id', '=', id)
    .where('account_id', '=', accountId)
    .where('turn', '=', 1)
    .where('state', 'not in', unseen)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (isRead) await noteArrived(db, accountId, [id], at)
  return true
}

/** Marks all of a member's messages as read. Call it in a transaction. */
export async function markAllRead(db: Db, { accountId, now }: Omit<Mark, 'isRead'>): Promise<void> {
  const at = now.toISOString()
  const read = await db
    .updateTable('delivery')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('turn', '=', 1)
    .where('read_at', 'is', null)
    .where('state', 'not in', unseen)
    .returning('message_id')
    .execute()
  for (const part of chunksOf(read))
    await noteArrived(
      db,
      accountId,
      part.map(({ message_id }) => message_id),
      at,
    )
}

/** A later report of a provider, or "Send again", changes nothing of what was read. */
async function noteArrived(db: Db, accountId: number, messages: readonly number[], at: string) {
  if (messages.length === 0) return
  await db
    .updateTable('delivery')
    .set({
      state: 'arrived',
      why: inEnglish(() => sendingReasons.readUnderOwn),
      next_look_at: null,
      changed_at: at,
    })
    .where('account_id', '=', accountId)
    .where('message_id', 'in', messages)
    .where('state', 'in', ['sent', 'unknown'])
    .execute()
}
