import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { DeviceSessionAnswer } from '../../../lib/contract/accounts/session.ts'
import { Done } from '../../../lib/contract/answer.ts'
import { type Account, findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { endOwnSession, endSessionsOf, listSessions } from '../../accounts/accounts/sessions/sessions.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { note } from '../../settings/system-log/note.ts'

/** A member's sessions, for the super admin, who can end them after a lost or stolen device. */
export const sessionsOfOthers = new Hono<AppEnv>()
  .get(
    `/users/${id}/sessions`,
    roles('admin'),
    demands({ proof: 'always' }),
    describe({ summary: 'The devices that somebody is signed in on', answer: z.array(DeviceSessionAnswer) }),
    async (c) => {
      const account = await accountOf(c, c.var.db)
      const { db, now, settings: life } = c.var
      const sessions = await listSessions(db, account.id, {
        current: callerOf(c).sessionId,
        ...{ now: now(), life },
      })
      await note(c, db, 'Devices of a member looked at', { detail: account.username })
      return c.json(sessions)
    },
  )
  .delete(
    `/users/${id}/sessions`,
    roles('admin'),
    demands({ proof: 'always' }),
    describe({ summary: 'Signs somebody out everywhere', answer: Done }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const account = await accountOf(c, db)
        const except = callerOf(c).sessionId
        await endSessionsOf(db, account.id, { except, why: 'ended by an admin', now: c.var.now() })
        await note(c, db, 'Member signed out everywhere', { detail: account.username, status: 'warning' })
      })
      return c.json({ detail: 'This member is signed out everywhere.' })
    },
  )
  .delete(
    `/users/${id}/sessions/:session{[0-9]{1,15}}`,
    roles('admin'),
    demands({ proof: 'always' }),
    describe({ summary: 'Signs one device of somebody out', answer: Done }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const account = await accountOf(c, db)
        const ended = await endOwnSession(db, account.id, idOf(c, 'session'), {
          ...{ now: c.var.now(), why: 'ended by an admin' },
        })
        if (!ended) refuse(404, 'There is no such session.')
        await note(c, db, 'One device of a member signed out', {
          detail: account.username,
          status: 'warning',
        })
      })
      return c.json({ detail: 'This device is signed out.' })
    },
  )

const accountOf = async (c: Context<AppEnv>, db: Db): Promise<Account> =>
  (await findAccount(db, idOf(c))) ?? refuse(404, 'There is no such member.')
