import type { Context } from 'hono'
import * as linkCalls from '../../../lib/contract/accounts/calls/mailed-links.ts'
import * as choiceCalls from '../../../lib/contract/accounts/calls/message-choice.ts'
import type { MessageChoice, UnsubscribeForm } from '../../../lib/contract/messages/message-choice.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { bytesOf } from '../../platform/http/body.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { accountAnswers, accountRefusals } from '../accounts/messages.ts'
import { signedIn, unguarded } from '../accounts/rights/guards.ts'
import { siteOf } from '../accounts/rights/site.ts'
import { stopPage } from './optional-email.ts'
import { findChoice, saveChoice, unsubscribeByCode } from './repo.ts'
import { decideWhatsApp } from './whatsapp-consent.ts'

/** What a member wants to get, and by which way first. */
export const messageChoice = new Routes()
  .answer(choiceCalls.readMessageChoice, signedIn, (c) =>
    findChoice(c.var.db, c.var.addressHash, callerOf(c).id, c.var.messaging.whatsapp !== undefined),
  )
  .answer(choiceCalls.saveMessageChoice, signedIn, async (c) => {
    const { whatsapp_given: given, ...choice } = await bodyOf(c)
    const { id } = callerOf(c)
    const { db, addressHash, messaging, now } = c.var
    const hasWhatsApp = messaging.whatsapp !== undefined
    const before = await findChoice(db, addressHash, id, hasWhatsApp)
    const decides = given !== undefined && before.whatsapp?.given !== given
    if (decides && given) refuseWithoutWhatsApp(before.whatsapp)
    await writeLogged(c, { action: 'Messages chosen' }, async (transaction) => {
      await saveChoice(transaction, id, choice)
      if (decides)
        await decideWhatsApp(transaction, { accountId: id }, { given, how: ownSettings, by: id, at: now() })
    })
    return findChoice(db, addressHash, id, hasWhatsApp)
  })

/** The source of a consent that a member gave in the own settings. */
const ownSettings = 'own settings'

/** Throws 409 where a yes would reach nobody. */
function refuseWithoutWhatsApp(whatsapp: MessageChoice['whatsapp']): void {
  if (!whatsapp) refuse(409, accountRefusals.noWhatsApp)
  if (!whatsapp.telephone) refuse(409, accountRefusals.noNumberForWhatsApp)
  if (whatsapp.stopped_at) refuse(409, accountRefusals.stoppedByWhatsApp)
}

const done = {
  this: () => accountAnswers.noMoreTheseMessages,
  everything: () => accountAnswers.noMoreMessagesCome,
  nothing: () => accountAnswers.thankYouMessagesCome,
} as const

/** The link of a message, without a login. */
export const leaving = new Routes()
  .answer(linkCalls.unsubscribe, unguarded, async (c) => {
    await c.var.limits.consume('unsubscribe by address', c.var.address)
    const { code, stop } = await bodyOf(c)
    return { detail: await unsubscribe(c, code, stop) }
  })
  .answer(linkCalls.unsubscribeByMailProgram, unguarded, async (c, { code }) => {
    await c.var.limits.consume('unsubscribe by address', c.var.address)
    // A form or a multipart body, as the mail program likes.
    const body = new TextDecoder().decode(await bytesOf(c))
    if (!/List-Unsubscribe["\s=]+One-Click/i.test(body)) refuse(400, accountRefusals.stopsNothingItLacks)
    return { detail: await unsubscribe(c, codeOf(code), 'this') }
  })
  .answer(linkCalls.openUnsubscribePage, unguarded, (c, { code }) =>
    c.redirect(stopPage(siteOf(c), codeOf(code)), 303),
  )

/** Stops messages by a code. Returns what is said then. Throws 404 for a code that nobody got. */
async function unsubscribe(c: Context<AppEnv>, code: string, stop: UnsubscribeForm['stop']): Promise<string> {
  const isKnown = await c.var.db
    .transaction()
    .execute((db) => unsubscribeByCode(db, { code, stop, now: c.var.now() }))
  return isKnown ? done[stop]() : refuse(404, noSuchLink())
}

const noSuchLink = () => accountRefusals.linkIncompleteOrAnother

const codeOf = (text: string): string => (/^[\w-]{10}[a-z]$/.test(text) ? text : refuse(404, noSuchLink()))
