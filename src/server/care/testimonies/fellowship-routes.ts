import { Hono } from 'hono'
import { pageOf } from '../../../lib/contract/answer.ts'
import { TestimonyAnswer, testimonyAnswer } from '../../../lib/contract/care/testimony.ts'
import { leads } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { listTestimonies, testimonyOrders } from './repo.ts'

/** The testimonies of a fellowship's members, for its leader (spec 2 §7). */
export const fellowshipTestimonies = new Hono<AppEnv>().get(
  `/${id}/testimonies`,
  leads,
  describe({ summary: 'What the members testify', paged: true, answer: pageOf(TestimonyAnswer) }),
  async (c) => {
    const paging = readPaging(c, testimonyOrders)
    const { count, rows } = await listTestimonies(c.var.db, { ofFellowship: idOf(c) }, paging)
    const zone = await zoneOf(c.var.db)
    return c.json(answerPage(c, paging, { count, rows: rows.map((row) => testimonyAnswer(row, zone)) }))
  },
)
