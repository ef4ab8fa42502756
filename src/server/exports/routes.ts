import { Hono } from 'hono'
import { Done } from '../../lib/contract/answer.ts'
import { ListExport } from '../../lib/contract/list-export.ts'
import { demands } from '../accounts/demands.ts'
import { roles } from '../accounts/guards.ts'
import type { AppEnv } from '../context.ts'
import { refuse } from '../errors/refusal.ts'
import { callerOf } from '../http/caller.ts'
import { describe } from '../http/describe.ts'
import { bodyOf, takes } from '../http/takes.ts'
import { recordAccess } from '../system-log/access.ts'
import { note } from '../system-log/note.ts'

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
