import { Hono } from 'hono'
import * as z from 'zod/mini'
import { GiverAnswer } from '../../lib/contract/books-count.ts'
import { holds } from '../accounts/guards.ts'
import type { AppEnv } from '../context.ts'
import { describe } from '../http/describe.ts'
import { readPaging } from '../http/page.ts'
import { recordAccess } from '../system-log/access.ts'
import { matching } from './matching.ts'

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
    const rows = await c.var.db
      .selectFrom('account')
      .select(['id', 'username', 'first_name', 'last_name'])
      .where('id', 'in', matching(c.var.db, search))
      .orderBy('first_name')
      .orderBy('id')
      .limit(6)
      .execute()
    await recordAccess(c, { what: 'members, for the books', rows: rows.length, filter: search })
    return c.json(
      rows.map(({ id, username, first_name, last_name }) => ({
        ...{ id, username, name: `${first_name} ${last_name}`.trim() || username },
      })),
    )
  },
)
