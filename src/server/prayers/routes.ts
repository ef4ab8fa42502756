import { Hono } from 'hono'
import { prayerRequestAnswer } from '../../lib/contract/prayer-request.ts'
import type { AppEnv } from '../http/app.ts'
import { answerPage, readPaging } from '../http/page.ts'
import { callerOf, signedIn } from '../http/rules.ts'
import { listPrayersOf, prayerOrders } from './repo.ts'

export const prayerRequests = new Hono<AppEnv>().get('/my', signedIn, async (c) => {
  const paging = readPaging(c, prayerOrders)
  const { count, rows } = await listPrayersOf(c.var.db, callerOf(c).id, paging)
  return c.json(answerPage(c, paging, { count, rows: rows.map(prayerRequestAnswer) }))
})
