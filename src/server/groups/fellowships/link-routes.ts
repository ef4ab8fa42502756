import type { Context } from 'hono'
import * as calls from '../../../lib/contract/groups/calls/fellowship-links.ts'
import type { FellowshipLinkAnswer } from '../../../lib/contract/groups/fellowship-link.ts'
import { leads } from '../../accounts/accounts/rights/guards.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { Routes } from '../../platform/http/routes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { endLink, findLink, joinsAtOnce, makeLink, tokenOfLink } from './links.ts'
import { fellowshipRefusals } from './messages.ts'
import { answerOne } from './routes.ts'

/** The link by which people join a fellowship: an extension (docs/decisions/accounts.md#invitation-links). */
export const fellowshipLinks = new Routes()
  .answer(calls.readFellowshipLink, leads, (c) => answerOf(c))
  .answer(calls.makeFellowshipLink, leads, async (c, { id }) => {
    const { id: by } = callerOf(c)
    await c.var.limits.consume('invitation by account', String(by))
    const { name } = await answerOne(c, id)
    await writeLogged(c, { action: 'Link of a fellowship made', detail: name }, (db) =>
      makeLink(db, { fellowship: id, by, now: c.var.now() }),
    )
    return await answerOf(c)
  })
  .answer(calls.endFellowshipLink, leads, async (c, { id }) => {
    const { name } = await answerOne(c, id)
    await c.var.db.transaction().execute(async (db) => {
      if (!(await endLink(db, id))) refuse(404, fellowshipRefusals.fellowshipNoLink)
      await audit(c, db, 'Link of a fellowship ended', { detail: name })
    })
    return await answerOf(c)
  })

async function answerOf(c: Context<AppEnv>): Promise<FellowshipLinkAnswer> {
  const fellowshipLink = await findLink(c.var.db, idOf(c), c.var.now())
  if (!fellowshipLink) return { link: '', expires_at: '', joins: false }
  const link = new URL(`/invitation#${tokenOfLink(fellowshipLink, c.var.tokenKeys)}`, siteOf(c)).href
  // An account that is not there yet: whoever leads is asked.
  return { link, expires_at: fellowshipLink.expiresAt, joins: await joinsAtOnce(c.var.db, fellowshipLink, 0) }
}
