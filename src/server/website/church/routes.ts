import type { Context } from 'hono'
import * as churchCalls from '../../../lib/contract/website/calls/church.ts'
import * as calls from '../../../lib/contract/website/calls/own-church.ts'
import type { Church, ChurchAnswer, ChurchChanges } from '../../../lib/contract/website/church.ts'
import { setClosedSiteCookie } from '../../accounts/accounts/rights/closed-site.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone, roles } from '../../accounts/accounts/rights/guards.ts'
import { tellKeepers } from '../../accounts/dual-control/emails.ts'
import { keeperEmails } from '../../accounts/dual-control/messages.ts'
import { tellHeld } from '../../accounts/dual-control/tell-held.ts'
import { waitingOfChurch } from '../../accounts/dual-control/waiting.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { mayHaveCommitted } from '../../platform/errors/storage-errors.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import { sendsMail } from '../../platform/mail/sends-mail.ts'
import { wasOpened } from '../../settings/church-settings/opened.ts'
import { changeChurch, forgetChurchSettings, readChurch } from '../../settings/church-settings/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { pageRefusals } from '../cms/messages.ts'
import { logoLimit, storeLogo } from './logo.ts'
import { holdPaymentDetails, whereMoneyGoes } from './payment-fields.ts'
import { readSetup } from './setup.ts'

/** Who the church is, for anybody: an extension (docs/decisions/server.md#church-settings). */
export const church = new Routes().answer(
  churchCalls.readChurch,
  [anyone, cachedWithTags('church settings')],
  async (c) => (await answer(c)).church,
)

/** The same for the admin, who changes it. */
export const ownChurch = new Routes()
  .answer(calls.readOwnChurch, roles('admin'), (c) => answer(c))
  .answer(calls.readSetup, roles('admin'), (c) =>
    readSetup(c.var.db, { now: c.var.now(), mails: sendsMail(c.var.settings) }),
  )
  .answer(
    calls.changeChurch,
    [
      roles('admin'),
      demands({
        proof: 'always',
        second: whereMoneyGoes,
        tells: `admins and treasurers, ${whereMoneyGoes} or its name`,
      }),
    ],
    async (c) => {
      await c.var.limits.consume('setting by account', String(callerOf(c).id))
      const changes = await bodyOf(c)
      await change(c, changes)
      return answer(c)
    },
  )
  .answer(calls.previewClosedChurch, [roles('admin'), demands('nothing')], async (c) => {
    await c.var.limits.consume('setting by account', String(callerOf(c).id))
    if ((await readChurch(c.var.db)).opened) refuse(409, pageRefusals.siteOpenEverybodySees)
    setClosedSiteCookie(c)
    return { detail: pageRefusals.hourYouSeeSite }
  })
  .answer(
    calls.sendLogo,
    [roles('admin'), demands({ proof: 'always' })],
    async (c) => {
      await c.var.limits.consume('upload by account', String(callerOf(c).id))
      return formOf(c, async ({ files }) => {
        const logo = await storeLogo(c, files.logo)
        try {
          const before = await change(c, { logo })
          await removeFiles(c, before.logo)
        } catch (error) {
          if (!mayHaveCommitted(error)) await removeFiles(c, logo)
          throw error
        }
        return answer(c)
      })
    },
    logoLimit,
  )
  .answer(calls.removeLogo, [roles('admin'), demands({ proof: 'always' })], async (c) => {
    await c.var.limits.consume('setting by account', String(callerOf(c).id))
    const before = await change(c, { logo: '' })
    await removeFiles(c, before.logo)
    return answer(c)
  })

/** Stores the changes with a log entry, and makes every process follow. Returns who the church was. Throws 409. */
async function change(c: Context<AppEnv>, changes: ChurchChanges & { logo?: string }): Promise<Church> {
  const act = { by: callerOf(c).id, at: c.var.now() }
  const { before, held, isOpened } = await c.var.db.transaction().execute(async (db) => {
    const { version, church: before } = await answer(c, db)
    requireUnchanged(c, version)
    const { free, held } = await holdPaymentDetails(db, { changes, before, ...act })
    const keys = await changeChurch(db, { changes: free, before, ...act })
    if (keys.length > 0) await audit(c, db, 'Church changed', { detail: keys.join(', ') })
    if (held) await audit(c, db, 'Payment details to be approved', { detail: held.keys.join(', ') })
    return { before, held, isOpened: await wasOpened(db) }
  })
  forgetChurchSettings(c.var.db)
  c.var.cache.invalidate('church settings')
  if (held) tellHeld(c, held)
  if (isOpened && changes.name !== undefined && changes.name !== before.name)
    tellName(c, before.name, changes.name)
  return before
}

/** The name of the church is the head of receipts and statements. */
const tellName = (c: Context<AppEnv>, before: string, now: string): void =>
  tellKeepers(c, {
    subject: () => pageRefusals.churchNewName,
    what: () => pageRefusals.usernameChangedNameChurch({ username: callerOf(c).username }),
    place: () => keeperEmails.ourChurch,
    words: { old: [before], new: [now] },
  })

async function answer(c: Context<AppEnv>, db: Db = c.var.db): Promise<ChurchAnswer> {
  const { version, ...church } = await readChurch(db)
  const providers = (c.var.giving?.providers ?? []).map(({ name }) => name)
  return { version, church, providers, waiting: await waitingOfChurch(db) }
}
