import type { Context } from 'hono'
import * as calls from '../../../lib/contract/groups/calls/members.ts'
import * as joining from '../../../lib/contract/groups/calls/membership.ts'
import { assists, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { asksLeader, askToJoin, fellowshipExists } from '../../register/fellowships/joining.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { listMembers, memberOrders } from './members.ts'
import { fellowshipRefusals } from './messages.ts'
import { setFellowshipOf } from './repo.ts'
import { isMember, withdrawJoins } from './requests.ts'
import { answerOne } from './routes.ts'
import { listShared } from './visibility.ts'

/** Membership in a fellowship; joining is an extension (docs/specification/settled.md). */
export const membership = new Routes()
  .answer(calls.listSharedByMembers, signedIn, async (c) => {
    const { fellowshipId } = callerOf(c)
    const none = fellowshipRefusals.youNotPartAny
    return await listShared(c.var.db, fellowshipId ?? refuse(404, none))
  })
  .answer(joining.joinFellowship, signedIn, async (c, { id }) => {
    const { name } = await answerOne(c, id)
    const caller = callerOf(c)
    const isIn = caller.fellowshipId === id
    if (!isIn && (await asksLeader(c.var.db, id, caller.id))) {
      await ask(c, name)
      return { ...(await answerOne(c, id)), membership: 'asked' as const }
    }
    await move(c, id, `Joined ${name}`)
    return { ...(await answerOne(c, id)), membership: 'member' as const }
  })
  .answer(joining.leaveFellowship, signedIn, async (c) => {
    await move(c, null, 'Left the fellowship')
    return { detail: fellowshipRefusals.youLeftFellowship }
  })
  .answer(calls.listMembers, assists, async (c, { id }) => {
    const paging = readPaging(c, memberOrders)
    const today = await churchDay(c.var.db, c.var.now())
    const query = { fellowshipId: id, reader: callerOf(c), today }
    const members = await listMembers(c.var.db, query, paging)
    const what = `members of fellowship ${query.fellowshipId}`
    await recordAccess(c, { what, rows: members.rows.length, filter: paging.search })
    return answerPage(c, paging, members)
  })

async function ask(c: Context<AppEnv>, name: string): Promise<void> {
  const { id: account } = callerOf(c)
  await c.var.limits.consume('join by account', String(account))
  await writeLogged(c, { action: `Asked to join ${name}` }, (db) =>
    askToJoin(db, { account, fellowship: idOf(c), by: account, now: c.var.now() }),
  )
}

async function move(c: Context<AppEnv>, fellowshipId: number | null, action: string): Promise<void> {
  await c.var.db.transaction().execute(async (db) => {
    if (fellowshipId !== null && !(await fellowshipExists(db, fellowshipId)))
      refuse(404, fellowshipRefusals.thereNoSuchFellowship)
    if (fellowshipId === null && !(await isMember(db, callerOf(c).id, idOf(c))))
      refuse(409, fellowshipRefusals.youNotPartFellowship)
    await setFellowshipOf(db, callerOf(c).id, fellowshipId)
    if (fellowshipId !== null) await withdrawJoins(db, { by: callerOf(c).id, now: c.var.now() })
    await audit(c, db, action)
  })
  c.var.cache.invalidate('fellowships')
}
