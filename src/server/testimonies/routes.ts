import { Hono } from 'hono'
import { testimonyAnswer } from '../../lib/contract/testimony.ts'
import type { AppEnv } from '../http/app.ts'
import { answerPage, readPaging } from '../http/page.ts'
import { callerOf, signedIn } from '../http/rules.ts'
import { listTestimoniesOf, testimonyOrders } from './repo.ts'

/** Below members/, where the call table has them (spec 1 §7). */
export const testimonies = new Hono<AppEnv>().get('/my/testimonies', signedIn, async (c) => {
  const paging = readPaging(c, testimonyOrders)
  const { count, rows } = await listTestimoniesOf(c.var.db, callerOf(c).id, paging)
  return c.json(answerPage(c, paging, { count, rows: rows.map(testimonyAnswer) }))
})
