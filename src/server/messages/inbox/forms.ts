import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/*
 * Messages that came by a form of the site, to the church or to a leader, are entries of their conversations. The calls of the specification
 * read them here (docs/decisions/people.md#conversations).
 */

export type Form = 'contact' | 'leader'

/** The number by which calls, links, the bin and recipients name a message: its own from before it was an entry, else that of the entry. */
export const numberOf = sql<number>`coalesce(conversation_entry.former_id, conversation_entry.id)`

/** SQL condition: an entry is a message of this form. Written out, so that the indexes of the form fit. */
export const isOfForm = (form: Form): RawBuilder<SqlBool> =>
  sql<SqlBool>`conversation_entry.form = ${sql.lit(form)}`

/** SQL condition: an entry is the message of this form with this number. */
export const isMessage = (form: Form, number: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isOfForm(form)} and ${numberOf} = ${number})`

/** SQL: the newest message of a form in a conversation; null for answers to messages of the church. */
export const newestWords = sql<number>`(select max(newest.id) from conversation_entry as newest
  where newest.conversation_id = conversation.id and newest.form is not null)`

/** Messages to the church. */
export const contactMessages = (db: Db) =>
  db
    .selectFrom('conversation_entry')
    .where(isOfForm('contact'))
    .select([numberOf.as('id'), 'writer_name as name', 'writer_email as email', 'writer_phone as phone'])
    .select(['subject', 'text as message', 'conversation_entry.at as created_at'])
    .select(sql<0 | 1>`case when read_at is null then 0 else 1 end`.as('is_read'))
    .$narrowType<{ name: string; email: string; phone: string; subject: string }>()

/** Messages to leaders, with their conversations. */
export const leaderMessages = (db: Db) =>
  db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_entry.conversation_id')
    .where(isOfForm('leader'))
    .select([numberOf.as('id'), 'conversation_entry.text as message', 'conversation_entry.at as created_at'])

/** What a member wrote to the church, for the member's export. */
export const listOwnContactMessages = (db: Db, account: number) =>
  contactMessages(db)
    .innerJoin('conversation', 'conversation.id', 'conversation_entry.conversation_id')
    .select(['conversation.account_id', 'phone_key'])
    .where('conversation.account_id', '=', account)
    .orderBy('conversation_entry.id')
    .execute()

/** What a member wrote to leaders, for the member's export. */
export const listOwnLeaderMessages = (db: Db, account: number) =>
  leaderMessages(db)
    .select(['conversation.fellowship_id', 'conversation.account_id', 'writer_name as sender_name'])
    .select(['writer_phone as sender_telephone', 'read_at', 'archived_at', 'told_at'])
    .where('conversation.account_id', '=', account)
    .orderBy('conversation_entry.id')
    .execute()
