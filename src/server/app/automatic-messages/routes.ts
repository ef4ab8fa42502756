import type { Context } from 'hono'
import type { AutomaticMessageForm } from '../../../lib/contract/messages/automatic-message.ts'
import * as calls from '../../../lib/contract/messages/calls/automatic-messages.ts'
import { mostParts } from '../../../lib/contract/messages/message.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import { placeholders, wordsFor } from '../../messages/mailings/placeholders.ts'
import { placeholderCode } from '../../messages/mailings/plan.ts'
import { monthStart } from '../../messages/mailings/quiet-hours.ts'
import { findRecipient } from '../../messages/mailings/recipients.ts'
import { idOfAccount } from '../../messages/recipients/recipient-id.ts'
import type { AutomaticKind } from '../../messages/scheduled/kind.ts'
import { findWords, listAutomatic, saveWords } from '../../messages/scheduled/repo.ts'
import { withValues } from '../../messages/scheduled/send.ts'
import { automaticKinds } from '../../messages/translated/messages.ts'
import type { AppEnv } from '../../platform/context.ts'
import { countParts } from '../../platform/delivery/text-letters.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { kindsUsed } from './kinds.ts'

const admins = roles('admin')

/** Messages that go by themselves, and their words: an extension (docs/messages.md). */
export const automaticMessages = new Routes()
  .answer(calls.readAutomaticMessages, admins, async (c) => ({ kinds: await listAll(c) }))
  .answer(calls.saveAutomaticMessage, [admins, demands({ proof: 'always' })], async (c) => {
    const kind = await kindOf(c)
    await c.var.limits.consume('setting by account', String(callerOf(c).id))
    const form = await bodyOf(c)
    refuseUnknown(kind, form)
    await c.var.db.transaction().execute(async (db) => {
      requireUnchanged(c, (await findWords(db, kind)).version)
      await saveWords(db, kind.kind, form, c.var.now())
      const detail = `${kind.kind}: ${form.is_on ? 'on' : 'off'}`
      await audit(c, db, 'Automatic message changed', { detail })
    })
    const changed = (await listAll(c)).find((one) => one.kind === kind.kind)
    return changed ?? refuse(404, automaticKinds.noKind)
  })
  .answer(calls.previewAutomaticMessage, [admins, demands('nothing')], async (c) => {
    await c.var.limits.consume('message preview by account', String(callerOf(c).id))
    const kind = await kindOf(c)
    const form = await bodyOf(c)
    refuseUnknown(kind, form)
    const me =
      (await findRecipient(c.var.db, idOfAccount(callerOf(c).id))) ?? refuse(404, automaticKinds.noKind)
    const template = {
      subject: withValues(form.subject, kind.fields),
      text: withValues(form.text, kind.fields),
      plainLetters: false,
      site: siteOf(c),
    }
    const as = (channel: 'email' | 'sms') => wordsFor(template, me, { channel, code: placeholderCode })
    const { parts, dear } = countParts(as('sms').text)
    return {
      person: me.name,
      subject: as('email').subject,
      email_text: as('email').text,
      sms_text: as('sms').text,
      sms_parts: parts,
      dear_letters: dear.join(' '),
    }
  })

const kindsOf = async ({ db }: Pick<AppEnv['Variables'], 'db'>): Promise<AutomaticKind[]> =>
  kindsUsed(await readModulesOff(db))

const kindOf = async (c: Context<AppEnv>): Promise<AutomaticKind> =>
  (await kindsOf(c.var)).find(({ kind }) => kind === c.req.param('kind')) ??
  refuse(404, automaticKinds.noKind)

async function listAll(c: Context<AppEnv>) {
  const since = monthStart(await zoneOf(c.var.db), c.var.now())
  return listAutomatic(c.var.db, await kindsOf(c.var), since)
}

/** Throws 400 for a field that nobody fills, and for words that are too long for a text message. */
function refuseUnknown({ fields }: AutomaticKind, { subject, text }: AutomaticMessageForm): void {
  const known = [...placeholders, ...Object.keys(fields)]
  for (const [field, words] of Object.entries({ subject, text }))
    for (const [whole, name = ''] of words.matchAll(/\{([^{}]*)\}/g))
      if (!known.includes(name))
        refuseFields({
          [field]: [
            automaticKinds.unfilled({
              written: whole.slice(0, 40),
              known: known.map((one) => `{${one}}`).join(', '),
            }),
          ],
        })
  const { parts } = countParts(withValues(text, fields))
  if (parts >= mostParts) refuseFields({ text: [automaticKinds.longText({ parts })] })
}
