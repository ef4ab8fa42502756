import type { Context } from 'hono'
import * as calls from '../../../lib/contract/care/calls/inbox.ts'
import { ownMessageTexts } from '../../../lib/texts/messages/own-message-answers.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { signedIn } from '../../accounts/accounts/rights/guards.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptionalEmail } from '../../accounts/member-settings/optional-emails.ts'
import { leadersOf } from '../../groups/fellowships/leading.ts'
import { addAnswerToConversation, findConversationAbout } from '../../messages/inbox/repo.ts'
import { findOwnMessage } from '../../messages/mailings/own-messages.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../platform/http/ids.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { assigneesOf } from './inbox-scope.ts'
import { conversationEmailWords as words } from './messages.ts'

/** What a member answers to a message of the church: it comes to the inbox of who sent it. An extension (docs/messages.md). */
export const ownAnswers = new Routes()
  .answer(calls.readOwnAnswers, signedIn, async (c) => {
    const { db } = c.var
    const message = await requireMessage(c, db)
    const conversation = await findConversationAbout(db, message.id, callerOf(c).id)
    return {
      to: message.to,
      may_answer: message.may_answer,
      entries: conversation === undefined ? [] : await listLines(db, conversation),
    }
  })
  .answer(calls.addOwnAnswer, [signedIn, idempotent], async (c) => {
    const { id: account } = callerOf(c)
    await c.var.limits.consume('answer by account', String(account))
    const { text } = await bodyOf(c)
    const kept = await c.var.db.transaction().execute(async (db) => {
      const message = await requireMessage(c, db)
      if (!message.may_answer) refuse(409, ownMessageTexts.noAnswers)
      return addAnswerToConversation(db, { message: message.id, account, text }, c.var.now())
    })
    if (kept !== null) await tellOf(c, kept)
    return { detail: ownMessageTexts.arrived }
  })

const requireMessage = async (c: Context<AppEnv>, db: Db) =>
  (await findOwnMessage(db, idOf(c), callerOf(c).id)) ?? refuse(404, ownMessageTexts.noSuch)

/** What was written on both sides, in order; not what staff noted for itself. */
async function listLines(db: Db, conversation: number) {
  const rows = await db
    .selectFrom('conversation_entry')
    .leftJoin('message', 'message.id', 'message_id')
    .select(['conversation_entry.id', 'at', 'kind', 'conversation_entry.text'])
    .select('message.text as answered')
    .where('conversation_entry.conversation_id', '=', conversation)
    .where('kind', 'in', ['written', 'answered'])
    .orderBy('conversation_entry.id', 'desc')
    .limit(500)
    .execute()
  return rows.reverse().map((row) => ({
    id: row.id,
    at: row.at,
    is_mine: row.kind === 'written',
    text: row.answered ?? row.text,
  }))
}

/** Tells who has taken the conversation that there is a new word, else whom it is written to. */
async function tellOf(c: Context<AppEnv>, conversation: number): Promise<void> {
  const row = await c.var.db
    .selectFrom('conversation')
    .select(['source', 'assigned_to', 'sender_id', 'fellowship_id', 'account_id'])
    .where('id', '=', conversation)
    .executeTakeFirstOrThrow()
  const leaders = row.fellowship_id === null ? [] : await leadersOf(c.var.db, row.fellowship_id)
  // Who has lost the role or the duty since cannot read it.
  const readers = new Set((await assigneesOf(c.var.db, row)).map(({ id: one }) => one))
  const [to = null] = [row.assigned_to, row.sender_id, ...leaders].filter(
    (one) => one !== null && readers.has(one),
  )
  const site = c.var.settings.PUBLIC_SITE_URL
  sendOptionalEmail(c, { to, choice: 'leader_mail' }, ({ first_name }) => {
    const page = pageAt(site, `/inbox#conversation-${conversation}`, words.inboxPage)
    const answered = words.answered({ by: c.var.caller?.username ?? '' })
    return {
      subject: words.answeredSubject,
      text: `${accountEmailWords.dear({ name: first_name })}\n\n${answered}\n\n${page}`,
    }
  })
}
