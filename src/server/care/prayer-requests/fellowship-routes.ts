import { Hono } from 'hono'
import { pageOf } from '../../../lib/contract/answer.ts'
import { PrayerRequestAnswer } from '../../../lib/contract/care/prayer-request.ts'
import { leads } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { listPrayers, prayerOrders } from './repo.ts'
import { prayerAnswerTo } from './rules.ts'

/** The prayer requests of a fellowship's members, for its leader (spec 2 §7). */
export const fellowshipPrayers = new Hono<AppEnv>().get(
  `/${id}/prayer-requests`,
  leads,
  describe({
    summary: 'What the members ask prayer for, signed with their names',
    paged: true,
    answer: pageOf(PrayerRequestAnswer),
  }),
  async (c) => {
    const paging = readPaging(c, prayerOrders)
    const { count, rows } = await listPrayers(c.var.db, { ofFellowship: idOf(c) }, paging)
    return c.json(answerPage(c, paging, { count, rows: rows.map(prayerAnswerTo(c.var.caller)) }))
  },
)
