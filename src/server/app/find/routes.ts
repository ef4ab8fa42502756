import { Hono } from 'hono'
import { longestFind, QuickFindAnswer } from '../../../lib/contract/website/quick-find.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { describe } from '../../platform/http/describe.ts'
import { readAsked } from './asked.ts'
import { findEverything } from './find.ts'

/** Quick find, one search over what the caller's own lists show: an extension (docs/architecture.md, "Quick find"). */
export const quickFind = new Hono<AppEnv>().get(
  '/',
  anyone,
  describe({
    summary: 'People, fellowships, events, sermons and pages that the caller’s own lists show, five of each',
    query: { q: `words, of which one has two letters; at most ${longestFind} characters` },
    answer: QuickFindAnswer,
  }),
  async (c) => {
    const { caller, limits, address } = c.var
    if (caller) await limits.consume('find by account', String(caller.id))
    else await limits.consume('find by address', address)
    return c.json({ found: await findEverything(c, readAsked(c)) })
  },
)
