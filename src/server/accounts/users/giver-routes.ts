import { Hono } from 'hono'
import * as z from 'zod/mini'
import { GiverAnswer } from '../../../lib/contract/giving/books-count.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { readPaging } from '../../platform/http/page.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { holds } from '../accounts/rights/guards.ts'
import { findByName } from '../accounts/search.ts'

/** Finding the member who gave an envelope or a cheque, for those who count. */
export const givers = new Hono<AppEnv>().get(
  '/givers',
  holds('counter', 'treasurer'),
  describe({
    summary: 'Up to six members by name, for an envelope, a cheque or a statement',
    query: { search: 'at least two letters of a name' },
    answer: z.array(GiverAnswer),
  }),
  async (c) => {
    const { search } = readPaging(c, [])
    if (search.length < 2) return c.json([])
    const rows = await findByName(c.var.db, search, callerOf(c))
    await recordAccess(c, { what: 'members, for the books', rows: rows.length, filter: search })
    return c.json(rows)
  },
)
