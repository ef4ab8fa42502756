import { Hono } from 'hono'
import * as z from 'zod/mini'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { record } from '../../settings/system-log/repo.ts'
import { exportAccount } from './account.ts'

/** A member's file of everything that the church keeps of them: an extension. */
export const ownExport = new Hono<AppEnv>().get(
  '/me/export',
  signedIn,
  describe({ summary: 'Everything that the church keeps of me', answer: z.looseObject({}) }),
  async (c) => {
    const caller = callerOf(c)
    await c.var.limits.consume('export by account', String(caller.id))
    const now = c.var.now()
    await record(c.var.db, {
      at: now,
      account: caller,
      action: 'Own data exported',
      address: c.var.address,
      status: 'success',
    })
    c.header('Content-Disposition', `attachment; filename="asore-${await churchDay(c.var.db, now)}.json"`)
    return c.json(await exportAccount(c.var.db, caller.id, 'owner'))
  },
)

/** The same of somebody, for the office's answer to a request about data. */
export const exportsOfPeople = new Hono<AppEnv>().get(
  `/users/${id}/export`,
  roles('admin'),
  demands({ proof: 'always' }),
  describe({
    summary:
      'Everything that the church keeps of one person but what they asked prayer for without a name, to answer their request',
    answer: z.looseObject({}),
  }),
  async (c) => {
    await c.var.limits.consume('export by account', String(callerOf(c).id))
    const account = (await findAccount(c.var.db, idOf(c))) ?? refuse(404, 'There is no such member.')
    await recordAccess(c, { what: 'file of everything about a person', rows: 1, subjectId: account.id })
    await note(c, c.var.db, 'Data of a person exported', { detail: account.username })
    c.header('Content-Disposition', 'attachment; filename="asore-person.json"')
    return c.json(await exportAccount(c.var.db, account.id, 'office'))
  },
)
