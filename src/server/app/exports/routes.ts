import { Hono } from 'hono'
import { Done } from '../../../lib/contract/answer.ts'
import { ListExport } from '../../../lib/contract/people/list-export.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'

/** Exports of lists of people: the browser makes the file from a list response, and asks here for permission first. */
export const exports = new Hono<AppEnv>().post(
  '/',
  roles('admin', 'fellowship_leader'),
  demands({ proof: 'always' }),
  describe({
    summary: 'Asks to save a list of people as a file, and notes it',
    answer: Done,
  }),
  takes(ListExport),
  async (c) => {
    const caller = callerOf(c)
    await c.var.limits.consume('export by account', String(caller.id))
    const { list, rows, filter } = await bodyOf(c)
    if ((list === 'system log' || list === 'check-ins') && caller.role !== 'admin')
      refuse(403, 'Your account may not do this.')
    await note(c, c.var.db, 'List exported', { detail: `${list}: ${rows} rows` })
    await recordAccess(c, { what: `file of: ${list}`, rows, filter })
    return c.json({ detail: 'You can save the list.' })
  },
)
