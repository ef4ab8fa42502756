import { type Context, Hono } from 'hono'
import { FellowshipLinkAnswer } from '../../../lib/contract/groups/fellowship-link.ts'
import { leads } from '../../accounts/accounts/rights/guards.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { note } from '../../settings/system-log/note.ts'
import { endLink, findLink, joinsAtOnce, makeLink, tokenOfLink } from './links.ts'
import { answerOne } from './routes.ts'

/** The link by which people join a fellowship: an extension (docs/decisions/accounts.md#invitation-links). */
export const fellowshipLinks = new Hono<AppEnv>()
  .get(
    `/${id}/link`,
    leads,
    describe({ summary: 'The link by which people join the fellowship', answer: FellowshipLinkAnswer }),
    async (c) => c.json(await answerOf(c)),
  )
  .post(
    `/${id}/link`,
    leads,
    describe({
      summary: 'Makes the link, in place of an earlier one',
      status: 201,
      answer: FellowshipLinkAnswer,
    }),
    async (c) => {
      const { id: by } = callerOf(c)
      await c.var.limits.consume('invitation by account', String(by))
      const { name } = await answerOne(c, idOf(c))
      await c.var.db.transaction().execute(async (db) => {
        await makeLink(db, { fellowship: idOf(c), by, now: c.var.now() })
        await note(c, db, 'Link of a fellowship made', { detail: name })
      })
      return c.json(await answerOf(c), 201)
    },
  )
  .delete(
    `/${id}/link`,
    leads,
    describe({ summary: 'Ends the link: it does nothing any more', answer: FellowshipLinkAnswer }),
    async (c) => {
      const { name } = await answerOne(c, idOf(c))
      await c.var.db.transaction().execute(async (db) => {
        if (!(await endLink(db, idOf(c)))) refuse(404, 'This fellowship has no link.')
        await note(c, db, 'Link of a fellowship ended', { detail: name })
      })
      return c.json(await answerOf(c))
    },
  )

async function answerOf(c: Context<AppEnv>): Promise<FellowshipLinkAnswer> {
  const found = await findLink(c.var.db, idOf(c), c.var.now())
  if (!found) return { link: '', expires_at: '', joins: false }
  const link = new URL(`/invitation#${tokenOfLink(found, c.var.tokenKeys)}`, siteOf(c)).href
  // An account that is not there yet: whoever leads is asked.
  return { link, expires_at: found.expiresAt, joins: await joinsAtOnce(c.var.db, found, 0) }
}
