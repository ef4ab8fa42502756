import * as calls from '../../../lib/contract/care/calls/prayer-requests.ts'
import { leads } from '../../accounts/accounts/rights/guards.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { prayerAnswerTo } from './prayer-rights.ts'
import { listPrayers, prayerOrders } from './repo.ts'

/** The prayer requests of a fellowship's members, for its leader (spec 2 §7). */
export const fellowshipPrayers = new Routes().answer(
  calls.listFellowshipPrayers,
  leads,
  async (c, { id }) => {
    const paging = readPaging(c, prayerOrders)
    const { count, rows } = await listPrayers(c.var.db, { ofFellowship: id }, paging)
    return answerPage(c, paging, { count, rows: rows.map(prayerAnswerTo(c.var.caller)) })
  },
)
