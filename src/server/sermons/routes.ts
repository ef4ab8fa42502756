import { Hono } from 'hono'
import { sermonAnswer } from '../../lib/contract/sermon.ts'
import type { AppEnv } from '../http/app.ts'
import { answerPage, readPaging } from '../http/page.ts'
import { anyone } from '../http/rules.ts'
import { listSermons, sermonOrders } from './repo.ts'

export const sermons = new Hono<AppEnv>().get('/', anyone, async (c) => {
  const paging = readPaging(c, sermonOrders)
  const { count, rows } = await listSermons(c.var.db, paging)
  return c.json(answerPage(c, paging, { count, rows: rows.map(sermonAnswer) }))
})
