import { Hono } from 'hono'
import { fellowshipAnswer } from '../../lib/contract/fellowship.ts'
import type { AppEnv } from '../http/app.ts'
import { answerPage, readPaging } from '../http/page.ts'
import { refuse } from '../http/refusal.ts'
import { anyone, callerOf, signedIn } from '../http/rules.ts'
import { fellowshipOrders, findFellowshipOf, listFellowships } from './repo.ts'

export const fellowships = new Hono<AppEnv>()
  .get('/', anyone, async (c) => {
    const paging = readPaging(c, fellowshipOrders)
    const found = await listFellowships(c.var.db, paging, c.var.now())
    return c.json(answerPage(c, paging, { count: found.count, rows: found.rows.map(fellowshipAnswer) }))
  })
  .get('/my', signedIn, async (c) => {
    const fellowship = await findFellowshipOf(c.var.db, callerOf(c).fellowshipId, c.var.now())
    return c.json(fellowshipAnswer(fellowship ?? refuse(404, 'You are not part of any fellowship yet.')))
  })
