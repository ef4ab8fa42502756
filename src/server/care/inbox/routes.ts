import type { Context } from 'hono'
import * as calls from '../../../lib/contract/care/calls/inbox.ts'
import { conversationSources, inboxViews } from '../../../lib/contract/care/inbox.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { answers, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptionalEmail } from '../../accounts/member-settings/optional-emails.ts'
import {
  addEntry,
  change,
  claimVersion,
  closeConversation,
  reopenConversation,
} from '../../messages/inbox/repo.ts'
import { monthStart } from '../../messages/mailings/quiet-hours.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../platform/http/ids.ts'
import { readChoice } from '../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { queueAnswer, wayOf } from './answer.ts'
import { countInbox } from './counts.ts'
import { assigneesOf, hasInbox, inboxScopeOf } from './inbox-scope.ts'
import { markSource } from './mark-source.ts'
import { conversationEmailWords, inboxAnswers, inboxRefusalWords } from './messages.ts'
import {
  countWaiting,
  type FoundConversation,
  findConversation,
  listInbox,
  readConversation,
  readCursor,
} from './repo.ts'
import { whatsAppOf } from './whatsapp-answer.ts'

/** Conversations of one page. */
const pageSize = 20

/** Words to the office, to leaders, and answers to messages, for those whose duty it is to answer: an extension (docs/messages.md). */
export const inbox = new Routes()
  .answer(calls.readInboxMay, signedIn, async (c) => {
    const scope = await inboxScopeOf(c)
    if (!hasInbox(scope)) return { may: false, mine: 0, nobody: 0, waiting: 0 }
    return { may: true, ...(await countWaiting(c.var.db, scope, c.var.now())) }
  })
  .answer(calls.readInbox, answers, async (c) => {
    const scope = await inboxScopeOf(c)
    const cursor = c.req.query('after') ?? ''
    const after = readCursor(cursor)
    if (cursor && !after) refuseFields({ after: [inboxAnswers.giveWhatPageBefore] })
    const view = readChoice(c, 'view', inboxViews) ?? 'open'
    const source = readChoice(c, 'source', conversationSources)
    const search = (c.req.query('search') ?? '').trim().slice(0, 100)
    const wanted = { view, source, search, after, limit: pageSize }
    const conversations = await listInbox(c.var.db, scope, wanted, c.var.now())
    await recordAccess(c, {
      what: 'conversations of the inbox',
      rows: conversations.results.length,
      filter: search,
    })
    return conversations
  })
  .answer(calls.readInboxCounts, answers, async (c) => {
    const scope = await inboxScopeOf(c)
    const { db, now } = c.var
    const month = monthStart(await zoneOf(db), now())
    return await countInbox(db, scope, { now: now(), month })
  })
  .answer(calls.readConversation, answers, async (c, { id }) => {
    const scope = await inboxScopeOf(c)
    const row =
      (await findConversation(c.var.db, scope, id)) ?? refuse(404, inboxRefusalWords.noSuchConversation)
    await recordAccess(c, {
      what: `conversation ${row.id} of the inbox`,
      rows: 1,
      ...(row.account_id !== null && { subjectId: row.account_id }),
    })
    const way = await wayOf(c.var.db, c.var, row)
    const whatsapp = await whatsAppOf(c.var.db, c.var, row)
    return await readConversation(c.var.db, scope, row, { now: c.var.now(), way, whatsapp })
  })
  .answer(calls.readAssignees, answers, async (c, { id }) => {
    const scope = await inboxScopeOf(c)
    const row =
      (await findConversation(c.var.db, scope, id)) ?? refuse(404, inboxRefusalWords.noSuchConversation)
    return await assigneesOf(c.var.db, row)
  })
  .answer(calls.assignConversation, answers, async (c) => {
    const { account, version } = await bodyOf(c)
    await decide(c, version, async (db, row, act) => {
      await hand(db, row, account, act)
      await audit(c, db, 'Conversation handed over', {
        detail: `conversation ${row.id} to ${account === null ? 'nobody' : `account ${account}`}`,
      })
    })
    tellHolder(c, account)
    return { detail: 'Done.' }
  })
  .answer(calls.answerConversation, [answers, idempotent], async (c) => {
    const { text, way, entry, version, template, template_values } = await bodyOf(c)
    await decide(c, version, async (db, row, act) => {
      const words = { text, template, template_values }
      const names =
        way === 'send' ? { message_id: await queueAnswer(c, db, { row, entry, ...words }) } : { text }
      if (row.state === 'closed') await reopenConversation(db, row.id, act)
      if (row.assigned_to === null) {
        await assign(db, row.id, act.by, act.now)
        await addEntry(db, row.id, { kind: 'taken', ...act })
      }
      await addEntry(db, row.id, { kind: way === 'send' ? 'answered' : 'noted', ...act, ...names })
      const at = act.now.toISOString()
      const first =
        row.answered_at === null
          ? {
              answered_at: at,
              answered_by: act.by,
              answer_minutes: Math.round((act.now.getTime() - Date.parse(row.created_at)) / 60_000),
            }
          : {}
      await change(db, row.id, { ...first, last_at: at })
      await markSource(db, row, act.now, { isArchived: false })
      await audit(c, db, 'Conversation answered', { detail: `conversation ${row.id}` })
    })
    c.var.messaging.wake()
    return { detail: way === 'send' ? inboxAnswers.yourAnswerItsWay : inboxAnswers.noted }
  })
  .answer(calls.closeConversation, answers, async (c) => {
    const { word, version } = await bodyOf(c)
    await decide(c, version, async (db, row, act) => {
      if (row.state === 'closed') refuse(409, changedMeanwhile())
      await closeConversation(db, row.id, { ...act, word })
      await markSource(db, row, act.now, { isArchived: true })
      await audit(c, db, 'Conversation closed', { detail: `conversation ${row.id}` })
    })
    return { detail: inboxAnswers.closed }
  })
  .answer(calls.reopenConversation, answers, async (c) => {
    const { version } = await bodyOf(c)
    await decide(c, version, async (db, row, act) => {
      if (row.state === 'open') refuse(409, changedMeanwhile())
      await reopenConversation(db, row.id, act)
      await audit(c, db, 'Conversation opened again', { detail: `conversation ${row.id}` })
    })
    return { detail: inboxAnswers.openAgain }
  })

const assign = (db: Db, row: number, account: number | null, now: Date) =>
  change(db, row, { assigned_to: account, assigned_at: account === null ? null : now.toISOString() })

/** Hands a conversation to somebody who sees it, or back to nobody. Throws 400 at `account`, and 409. */
async function hand(db: Db, row: FoundConversation, account: number | null, act: { by: number; now: Date }) {
  if (row.state === 'closed') refuse(409, inboxRefusalWords.closed)
  if (account === row.assigned_to) refuse(409, changedMeanwhile())
  if (account === null) {
    await assign(db, row.id, null, act.now)
    return addEntry(db, row.id, { kind: 'given back', ...act })
  }
  const holder = (await assigneesOf(db, row)).find(({ id: one }) => one === account)
  if (!holder) refuseFields({ account: [inboxRefusalWords.chooseOfList] })
  await assign(db, row.id, account, act.now)
  if (account === act.by) return addEntry(db, row.id, { kind: 'taken', ...act })
  return addEntry(db, row.id, { kind: 'handed over', ...act, text: holder.name })
}

type Act = (db: Db, row: FoundConversation, by: { by: number; now: Date }) => Promise<void>

/** Decides about the conversation of the path as it is now, in one transaction. Throws 403, 404 and 409. */
async function decide(c: Context<AppEnv>, version: number | undefined, act: Act): Promise<void> {
  await c.var.limits.consume('inbox by account', String(callerOf(c).id))
  const scope = await inboxScopeOf(c)
  await c.var.db.transaction().execute(async (db) => {
    const row =
      (await findConversation(db, scope, idOf(c))) ?? refuse(404, inboxRefusalWords.noSuchConversation)
    if (version !== undefined && version !== row.version) refuse(409, changedMeanwhile())
    if (!(await claimVersion(db, row))) refuse(409, changedMeanwhile())
    await act(db, row, { by: scope.me, now: c.var.now() })
  })
}

/** Tells whom a conversation was handed to. What it says stays in the inbox. */
function tellHolder(c: Context<AppEnv>, account: number | null): void {
  const path = `/inbox#conversation-${idOf(c)}`
  sendOptionalEmail(c, { to: account, choice: 'news_mail' }, ({ first_name }) => {
    const page = pageAt(c.var.settings.PUBLIC_SITE_URL, path, conversationEmailWords.inboxPage)
    const handed = conversationEmailWords.handed({ by: c.var.caller?.username ?? '' })
    return {
      subject: conversationEmailWords.handedSubject,
      text: `${accountEmailWords.dear({ name: first_name })}\n\n${handed}\n\n${page}`,
    }
  })
}
