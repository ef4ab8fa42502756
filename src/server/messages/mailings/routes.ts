import type { Context } from 'hono'
import * as calls from '../../../lib/contract/messages/calls/messages.ts'
import {
  deliveryStates,
  type MessageAnswer,
  type NewMessage,
} from '../../../lib/contract/messages/message.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone, leadsOrAssists, roles } from '../../accounts/accounts/rights/guards.ts'
import { findLeader } from '../../accounts/accounts/rights/leaders.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import { requireRecentProof } from '../../accounts/accounts/rights/step-up.ts'
import { tellKeepers } from '../../accounts/dual-control/emails.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { canText } from '../../platform/delivery/text-sender.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { linesWithNewNumber } from '../../website/cms/numbers/known-numbers.ts'
import { noteShare } from '../../website/news/shares.ts'
import { messageRefusals } from '../translated/messages.ts'
import { listOffered } from '../whatsapp-templates/templates.ts'
import { tellApproved, tellDeclined, tellThatItWaits } from './approval-emails.ts'
import { listAudiences } from './audiences.ts'
import { budgetOf, leftThisMonth } from './budget.ts'
import { compose, previewOf } from './compose.ts'
import type { Delivering } from './delivering.ts'
import { requireReaderOf } from './of-givers.ts'
import { reachOf } from './plan.ts'
import { readAudience } from './recipients.ts'
import {
  addMessage,
  costOfUnknown,
  deliveryOrders,
  findMessage,
  findTextBy,
  listDeliveries,
  listMessages,
  markApproved,
  markStopped,
  messageOrders,
  sendUnknownAgain,
} from './repo.ts'
import { pollReport } from './reports.ts'
import { readResults } from './results.ts'

/** To so many people a message goes without a recent proof. */
const mostWithoutProof = 20

/** Messages of staff to many people: an extension (docs/messages.md). A leader, and who assists one, writes to that fellowship alone. */
export const messages = new Routes()
  .answer(calls.listMessages, leadsOrAssists, async (c) => {
    const paging = readPaging(c, messageOrders)
    const { currency } = await readChurch(c.var.db)
    return answerPage(c, paging, await listMessages(c.var.db, callerOf(c), paging, currency))
  })
  .answer(calls.readResults, leadsOrAssists, async (c) => {
    const { currency } = await readChurch(c.var.db)
    return { currency, messages: await readResults(c.var.db, callerOf(c)) }
  })
  .answer(calls.readAudiences, leadsOrAssists, async (c) => {
    const { db, messaging } = c.var
    const { sms_sender } = await readChurchSettings(db)
    const audiences = await listAudiences(db, callerOf(c), c.var.now())
    return {
      audiences,
      templates: messaging.whatsapp ? await listOffered(db) : [],
      has_whatsapp: messaging.whatsapp !== undefined,
      has_sms: canText(messaging.sms, sms_sender),
      has_email: messaging.mails,
    }
  })
  .answer(calls.previewMessage, [leadsOrAssists, demands('nothing')], async (c) => {
    await c.var.limits.consume('message preview by account', String(callerOf(c).id))
    const body = await bodyOf(c)
    await requireOwnAudience(c, body.audience)
    const at = /^\d{1,6}$/.test(c.req.query('person') ?? '') ? Number(c.req.query('person')) : 0
    const composed = await compose(composingOf(c, c.var.db), body)
    const reach = await reachOf(c.var, composed.people, {
      purpose: body.purpose,
      hasSms: composed.hasSms,
      hasWhatsApp: composed.hasWhatsApp,
      mails: composed.mails,
    })
    const preview = previewOf(composed, { at, now: c.var.now(), reach })
    await recordAccess(c, { what: 'preview of a message', rows: preview.person ? 1 : 0 })
    return preview
  })
  .answer(
    calls.sendMessage,
    [
      leadsOrAssists,
      idempotent,
      demands({
        proof: `when it goes to more than ${mostWithoutProof} people`,
        second: 'when it goes to more people than the church has set',
        tells: 'admins and treasurers, when it goes to so many with a number that the site does not show',
      }),
    ],
    async (c) => {
      const caller = callerOf(c)
      const body = await bodyOf(c)
      const limit = body.audience === 'myself' ? 'test message by account' : 'message to people by account'
      await c.var.limits.consume(limit, String(caller.id))
      await requireOwnAudience(c, body.audience)
      const { currency } = await readChurch(c.var.db)
      const { made, fresh } = await c.var.db.transaction().execute(async (db) => {
        const composed = await compose(composingOf(c, db), body)
        if (composed.costed.length === 0) refuse(409, messageRefusals.nobodyThisWay)
        const fresh = await proveToMany(c, db, composed.costed.length, [body.subject, body.text])
        if (composed.cost > composed.leftThisMonth) refuse(409, messageRefusals.tooDear)
        const { audience, needsApproval, goesAt, template, name, byTemplate } = composed
        const message = await addMessage(
          db,
          {
            state: needsApproval ? 'asked' : 'planned',
            audience: body.audience,
            audience_name: name,
            fellowship_id: audience.kind === 'fellowship' ? audience.id : null,
            purpose: body.purpose,
            channel: body.channel,
            subject: body.subject,
            text: template.text,
            ...byTemplate,
            plain_letters: body.plain_letters ? 1 : 0,
            site: template.site,
            takes_answers: body.takes_answers === false ? 0 : 1,
            people: composed.costed.length,
            cost: composed.cost,
            send_at: goesAt.toISOString(),
            written_by: caller.id,
            written_at: c.var.now().toISOString(),
          },
          composed.costed,
        )
        await noteNewsletter(c, db, body, { message, people: composed.costed.length })
        const detail = `message ${message} to ${body.audience}, ${composed.costed.length} people`
        await audit(c, db, needsApproval ? 'Message written, to be approved' : 'Message to people sent', {
          detail,
        })
        return { made: await answerOf(c, db, message, currency), fresh }
      })
      c.var.messaging.wake()
      if (fresh.length > 0) tellNewNumber(c, fresh)
      if (made.state === 'asked') tellThatItWaits(c, made.people)
      return made
    },
  )
  .answer(calls.listDeliveries, leadsOrAssists, async (c) => {
    const message = await messageOf(c, c.var.db)
    await requireReaderOf(c, message)
    const paging = readPaging(c, deliveryOrders)
    const state = readChoice(c, 'status', deliveryStates)
    const deliveries = await listDeliveries(c.var.db, message.id, paging, {
      state,
      branch: callerOf(c).branch,
    })
    const what = `who got message ${message.id}`
    await recordAccess(c, { what, rows: deliveries.rows.length, filter: paging.search })
    return answerPage(c, paging, deliveries)
  })
  .answer(
    calls.approveMessage,
    [roles('admin'), demands({ proof: 'always', second: 'is the approval' })],
    async (c) => {
      const { made, before } = await decide(c, async (db, { id: message, state }, writtenBy) => {
        if (state !== 'asked') refuse(409, messageRefusals.decided)
        if (writtenBy === callerOf(c).id) refuse(403, messageRefusals.byAnother)
        await markApproved(db, message, { by: callerOf(c).id, now: c.var.now() })
        await audit(c, db, 'Message approved', { detail: `message ${message}` })
      })
      c.var.messaging.wake()
      tellApproved(c, { writer: before.writtenBy, people: made.people })
      return made
    },
  )
  .answer(calls.stopMessage, [leadsOrAssists, demands('nothing')], async (c) => {
    const { why } = await bodyOf(c)
    const { made, before } = await decide(c, async (db, { id: message, state }) => {
      if (state === 'sent' || state === 'stopped') refuse(409, messageRefusals.decided)
      await markStopped(db, message, { by: callerOf(c).id, now: c.var.now() })
      await audit(c, db, 'Message stopped', {
        detail: [`message ${message}`, why].filter(Boolean).join(': '),
      })
    })
    if (before.answer.state === 'asked')
      tellDeclined(c, { writer: before.writtenBy, people: made.people, why })
    return made
  })
  .answer(calls.sendAgain, [leadsOrAssists, demands('nothing')], async (c) => {
    const { made } = await decide(c, async (db, { id: message, state, automatic }) => {
      if (state !== 'sent') refuse(409, messageRefusals.onItsWay)
      const left = await leftThisMonth(db, budgetOf(automatic), c.var.now())
      if ((await costOfUnknown(db, message)) > left) refuse(409, messageRefusals.tooDear)
      const count = await sendUnknownAgain(db, message, c.var.now())
      if (count === 0) refuse(409, messageRefusals.nobodyUnknown)
      const detail = `message ${message}, ${count} people`
      await audit(c, db, 'Message sent again where it was unknown', { detail, status: 'warning' })
    })
    c.var.messaging.wake()
    return made
  })
  .answer(calls.takeReport, anyone, async (c, { reference }) => {
    const { db } = c.var
    const providerId = c.req.query('sms_id') ?? ''
    const text = /^[0-9a-f-]{36}$/.test(reference) ? await findTextBy(db, reference) : undefined
    if (!text || !/^[\w-]{1,100}$/.test(providerId)) {
      await c.var.limits.consume('report by address', c.var.address)
      refuse(404, messageRefusals.noMessage)
    }
    const isNews =
      ['sending', 'sent', 'unknown'].includes(text.state) && (text.provider_id ?? providerId) === providerId
    // Noted before it is answered: the provider repeats a report that nobody took, but not one that was lost afterwards.
    if (isNews) await pollReport(deliveringOf(c), { id: text.id, providerId })
    return { detail: messageRefusals.thanks }
  })

/** To many people it needs a recent proof. Returns its lines with a number that the site does not show. Throws 403. */
async function proveToMany(c: Context<AppEnv>, db: Db, people: number, lines: string[]): Promise<string[]> {
  if (people <= mostWithoutProof) return []
  await requireRecentProof(c, db)
  return linesWithNewNumber(db, lines)
}

/** Tells those who watch over what people read of giving that a message names a number that the site does not show. */
const tellNewNumber = (c: Context<AppEnv>, fresh: string[]): void =>
  tellKeepers(c, {
    subject: () => messageRefusals.newNumber,
    what: () => messageRefusals.newNumberText({ username: callerOf(c).username }),
    place: () => messageRefusals.messagesPage,
    words: { old: [], new: fresh },
  })

const deliveringOf = (c: Context<AppEnv>): Delivering => {
  const { db, addressHash, messaging, now } = c.var
  const { sms, whatsapp, mails, post, push } = messaging
  return { db, addressHash, now, sms, whatsapp, mails, post, push }
}

const composingOf = (c: Context<AppEnv>, db: Db) => ({
  db,
  addressHash: c.var.addressHash,
  sms: c.var.messaging.sms,
  whatsapp: c.var.messaging.whatsapp,
  now: c.var.now(),
  by: callerOf(c).id,
  site: siteOf(c),
  mails: c.var.messaging.mails,
})

/** Throws 403 where a leader writes to others than the own fellowship, or somebody who assists to anything but it. */
async function requireOwnAudience(c: Context<AppEnv>, audience: string): Promise<void> {
  const { id: caller, role, assists } = callerOf(c)
  if (role === 'admin' || audience === 'myself') return
  if (assists !== undefined) {
    if (audience !== `fellowship ${assists}`) refuse(403, messageRefusals.ownFellowship)
    return
  }
  const read = readAudience(audience, caller)
  // Of a list a leader's message goes to the own people (server/messages/mailings/lists.ts).
  if (read.kind === 'list' || read.kind === 'ready') return
  const leader = read.kind === 'fellowship' ? await findLeader(c.var.db, read.id) : undefined
  if (leader !== caller) refuse(403, messageRefusals.ownFellowship)
}

async function answerOf(
  c: Context<AppEnv>,
  db: Db,
  message: number,
  currency: string,
): Promise<MessageAnswer> {
  const stored = await findMessage(db, callerOf(c), message, currency)
  return stored?.answer ?? refuse(404, messageRefusals.noMessage)
}

async function messageOf(c: Context<AppEnv>, db: Db): Promise<MessageAnswer> {
  const { currency } = await readChurch(db)
  return answerOf(c, db, idOf(c), currency)
}

type Act = (db: Db, message: MessageAnswer, writtenBy: number | null) => Promise<void>

type Found = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** Decides about the message of the path as it is now, in one transaction. Throws 404 and 409. Returns it as it was, and as it was made. */
function decide(c: Context<AppEnv>, act: Act): Promise<{ before: Found; made: MessageAnswer }> {
  return c.var.db.transaction().execute(async (db) => {
    const { currency } = await readChurch(db)
    const before =
      (await findMessage(db, callerOf(c), idOf(c), currency)) ?? refuse(404, messageRefusals.noMessage)
    requireUnchanged(c, before.answer.version)
    await act(db, before.answer, before.writtenBy)
    return { before, made: await answerOf(c, db, before.answer.id, currency) }
  })
}

/** Notes at a post of the news that it went as a newsletter; a test to oneself is none. Throws 403 for who may not send posts on. */
async function noteNewsletter(
  c: Context<AppEnv>,
  db: Db,
  { post, audience }: NewMessage,
  { message, people }: { message: number; people: number },
): Promise<void> {
  if (!post || audience === 'myself') return
  const { id: by, role } = callerOf(c)
  if (role !== 'admin') refuse(403, messageRefusals.onlyAdminsSendPosts)
  await noteShare(db, { post, way: 'newsletter', item: message, people, by, at: c.var.now() })
}
