import { Hono } from 'hono'
import type { AppEnv } from '../http/app.ts'
import { answerPage, readPaging } from '../http/page.ts'
import { anyone } from '../http/rules.ts'
import { eventOrders, listEvents } from './repo.ts'

export const events = new Hono<AppEnv>().get('/', anyone, async (c) => {
  const paging = readPaging(c, eventOrders)
  return c.json(answerPage(c, paging, await listEvents(c.var.db, c.var.caller?.fellowshipId ?? null, paging)))
})
