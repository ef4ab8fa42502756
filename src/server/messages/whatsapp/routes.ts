import type { Context } from 'hono'
import * as calls from '../../../lib/contract/messages/calls/messages.ts'
import type { MessageTemplatesAnswer } from '../../../lib/contract/messages/message.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone, roles } from '../../accounts/accounts/rights/guards.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { WhatsAppChannel } from '../../platform/delivery/whatsapp/channel.ts'
import { noticesOf } from '../../platform/delivery/whatsapp/notices.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { bytesOf } from '../../platform/http/body.ts'
import { Routes } from '../../platform/http/routes.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { messageRefusals } from '../translated/messages.ts'
import { listTemplates, refreshTemplates } from '../whatsapp-templates/templates.ts'
import { type Hearing, hear } from './hear.ts'

/** WhatsApp: its templates, and what its service tells (docs/messages.md). */
export const whatsApp = new Routes()
  .answer(calls.readTemplates, roles('admin'), (c) => templatesOf(c, ''))
  .answer(calls.refreshTemplates, [roles('admin'), demands('nothing')], async (c) => {
    const { db, now } = c.var
    const channel = channelOf(c)
    const { why = '' } = await refreshTemplates(db, channel, now())
    await writeLogged(c, { action: 'WhatsApp templates read', detail: why }, () => Promise.resolve())
    return templatesOf(c, why)
  })
  .answer(calls.verifyWhatsApp, anyone, async (c) => {
    const channel = channelOf(c)
    await c.var.limits.consume('report by address', c.var.address)
    const word = c.req.query('hub.verify_token') ?? ''
    const challenge = c.req.query('hub.challenge') ?? ''
    const isRight = c.req.query('hub.mode') === 'subscribe' && channel.isVerifyToken(word)
    if (!isRight || !/^[\w-]{1,200}$/.test(challenge)) refuse(403, messageRefusals.noHandshake)
    return c.text(challenge)
  })
  .answer(calls.hearWhatsApp, [anyone, demands('nothing')], async (c) => {
    const channel = channelOf(c)
    const bytes = await bytesOf(c)
    if (!channel.isSigned(c.req.header('x-hub-signature-256') ?? '', bytes)) {
      await c.var.limits.consume('report by address', c.var.address)
      refuse(403, messageRefusals.noSignature)
    }
    const notices = noticesOf(bytes, channel.numberId) ?? refuse(400, messageRefusals.noWebhook)
    await hear(hearingOf(c, channel), notices)
    c.var.messaging.wake()
    return { detail: messageRefusals.thanks }
  })

/** Throws 404 in a church that does not write by WhatsApp. */
const channelOf = (c: Context<AppEnv>): WhatsAppChannel =>
  c.var.messaging.whatsapp ?? refuse(404, messageRefusals.noWhatsAppHere)

function hearingOf(c: Context<AppEnv>, whatsapp: WhatsAppChannel): Hearing {
  const { db, addressHash, messaging, now } = c.var
  const { sms, mails, post, push } = messaging
  return { db, addressHash, now, sms, whatsapp, mails, post, push, site: siteOf(c) }
}

async function templatesOf(c: Context<AppEnv>, problem: string): Promise<MessageTemplatesAnswer> {
  const { isTest } = channelOf(c)
  const rows = await listTemplates(c.var.db)
  return {
    is_test: isTest,
    read_at: rows[0]?.read_at ?? null,
    problem,
    templates: rows.map(({ read_at: _, ...template }) => template),
  }
}
