import type { Context } from 'hono'
import * as calls from '../../../lib/contract/accounts/calls/device-sessions.ts'
import { type Account, findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { endOwnSession, endSessionsOf, listSessions } from '../../accounts/accounts/sessions/sessions.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { Routes } from '../../platform/http/routes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { appRefusals } from '../messages.ts'

/** A member's sessions, for the super admin, who can end them after a lost or stolen device. */
export const sessionsOfOthers = new Routes()
  .answer(calls.listSessionsOf, [roles('admin'), demands({ proof: 'always' })], async (c) => {
    const account = await accountOf(c, c.var.db)
    const { db, now, settings: life } = c.var
    const sessions = await listSessions(db, account.id, {
      current: callerOf(c).sessionId,
      now: now(),
      life,
    })
    await audit(c, db, 'Devices of a member looked at', { detail: account.username })
    return sessions
  })
  .answer(calls.endSessionsOf, [roles('admin'), demands({ proof: 'always' })], async (c) => {
    await c.var.db.transaction().execute(async (db) => {
      const account = await accountOf(c, db)
      const except = callerOf(c).sessionId
      await endSessionsOf(db, account.id, { except, why: 'ended by an admin', now: c.var.now() })
      await audit(c, db, 'Member signed out everywhere', { detail: account.username, status: 'warning' })
    })
    return { detail: appRefusals.memberSignedOutEverywhere }
  })
  .answer(calls.endSessionOf, [roles('admin'), demands({ proof: 'always' })], async (c, { session }) => {
    await c.var.db.transaction().execute(async (db) => {
      const account = await accountOf(c, db)
      const ended = await endOwnSession(db, account.id, session, {
        now: c.var.now(),
        why: 'ended by an admin',
      })
      if (!ended) refuse(404, appRefusals.thereNoSuchSession)
      await audit(c, db, 'One device of a member signed out', {
        detail: account.username,
        status: 'warning',
      })
    })
    return { detail: callRefusals.deviceSignedOut }
  })

const accountOf = async (c: Context<AppEnv>, db: Db): Promise<Account> =>
  (await findAccount(db, idOf(c))) ?? refuse(404, callRefusals.thereNoSuchMember)
