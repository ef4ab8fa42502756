import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { FellowshipMemberAnswer, SharedDetailsAnswer } from '../../../lib/contract/accounts/user.ts'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import { JoinAnswer } from '../../../lib/contract/groups/fellowship.ts'
import { assists, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { asksLeader, askToJoin, fellowshipExists } from '../../register/fellowships/joining.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { listMembers, memberOrders } from './members.ts'
import { setFellowshipOf } from './repo.ts'
import { isMember, withdrawJoins } from './requests.ts'
import { answerOne, noSuch } from './routes.ts'
import { listShared } from './visibility.ts'

/** Membership in a fellowship; joining is an extension (docs/specification/settled.md). */
export const membership = new Hono<AppEnv>()
  .get(
    '/my/members',
    signedIn,
    describe({
      summary:
        'The members of my fellowship who share a telephone, e-mail address, birthday or address with it',
      answer: z.array(SharedDetailsAnswer),
    }),
    async (c) => {
      const { fellowshipId } = callerOf(c)
      const none = 'You are not part of any fellowship yet.'
      return c.json(await listShared(c.var.db, fellowshipId ?? refuse(404, none)))
    },
  )
  .post(
    `/${id}/join`,
    signedIn,
    describe({
      summary:
        'Joins a fellowship, and leaves the one before; asks its leader where the fellowship wants that',
      answer: JoinAnswer,
    }),
    async (c) => {
      const { name } = await answerOne(c, idOf(c))
      const caller = callerOf(c)
      const isIn = caller.fellowshipId === idOf(c)
      if (!isIn && (await asksLeader(c.var.db, idOf(c), caller.id))) {
        await ask(c, name)
        return c.json({ ...(await answerOne(c, idOf(c))), membership: 'asked' as const })
      }
      await move(c, idOf(c), `Joined ${name}`)
      return c.json({ ...(await answerOne(c, idOf(c))), membership: 'member' as const })
    },
  )
  .delete(`/${id}/join`, signedIn, describe({ summary: 'Leaves a fellowship', answer: Done }), async (c) => {
    await move(c, null, 'Left the fellowship')
    return c.json({ detail: 'You have left the fellowship.' })
  })
  .get(
    `/${id}/members`,
    assists,
    describe({
      summary: 'The members with their attendance',
      paged: true,
      answer: pageOf(FellowshipMemberAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, memberOrders)
      const today = await churchDay(c.var.db, c.var.now())
      const asked = { fellowshipId: idOf(c), reader: callerOf(c), today }
      const found = await listMembers(c.var.db, asked, paging)
      const what = `members of fellowship ${asked.fellowshipId}`
      await recordAccess(c, { what, rows: found.rows.length, filter: paging.search })
      return c.json(answerPage(c, paging, found))
    },
  )

async function ask(c: Context<AppEnv>, name: string): Promise<void> {
  const { id: account } = callerOf(c)
  await c.var.limits.consume('join by account', String(account))
  await c.var.db.transaction().execute(async (db) => {
    await askToJoin(db, { account, fellowship: idOf(c), by: account, now: c.var.now() })
    await note(c, db, `Asked to join ${name}`)
  })
}

async function move(c: Context<AppEnv>, fellowshipId: number | null, action: string): Promise<void> {
  await c.var.db.transaction().execute(async (db) => {
    if (fellowshipId !== null && !(await fellowshipExists(db, fellowshipId))) refuse(404, noSuch)
    if (fellowshipId === null && !(await isMember(db, callerOf(c).id, idOf(c))))
      refuse(409, 'You are not part of this fellowship.')
    await setFellowshipOf(db, callerOf(c).id, fellowshipId)
    if (fellowshipId !== null) await withdrawJoins(db, { by: callerOf(c).id, now: c.var.now() })
    await note(c, db, action)
  })
  c.var.cache.invalidate('fellowships')
}
