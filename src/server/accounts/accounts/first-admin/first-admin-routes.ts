import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/accounts/calls/first-admin.ts'
import type { FirstAdminRequest } from '../../../../lib/contract/accounts/first-admin.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { countryOf } from '../../../settings/church-settings/place.ts'
import { accountRefusals } from '../messages.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { refuseWeak } from '../passwords/weak-passwords.ts'
import { register } from '../register.ts'
import { unguarded } from '../rights/guards.ts'
import { readTelephone } from '../telephones.ts'
import { refuseMisleading } from '../usernames.ts'
import { hasAdmin, isOffered, spendLink } from './first-admin.ts'

const spent = () => accountRefusals.linkDoesNotHold

/** Creates the first admin with the link made at a start (docs/operations.md, "The first admin"). */
export const firstAdmin = new Routes().answer(calls.createFirstAdmin, unguarded, async (c) => {
  await c.var.limits.consume('reset by address', c.var.address)
  const { token, ...form } = await bodyOf(c)
  if (!(await isOffered(c.var.db, token, c.var.now()))) refuse(400, spent())
  const admin = await addAdmin(c, form, token)
  // The link is used up, so a file that stays for a while does no harm.
  await c.var.firstAdmin.hideLink().catch(c.var.report)
  return admin
})

async function addAdmin(c: Context<AppEnv>, form: Omit<FirstAdminRequest, 'token'>, token: string) {
  refuseMisleading(form.username)
  await refuseWeak(c.var.db, form.password, { ...form, role: 'admin' })
  const telephone = readTelephone(form, await countryOf(c.var.db))
  const password_hash = await hashPassword(form.password)
  const allow = async (db: Db) => {
    if ((await hasAdmin(db)) || !(await spendLink(db, token, c.var.now()))) refuse(400, spent())
  }
  return register(c, { form, telephone, password_hash, role: 'admin', action: 'First admin created', allow })
}
