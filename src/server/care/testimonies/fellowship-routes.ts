import * as calls from '../../../lib/contract/care/calls/testimonies.ts'
import { testimonyAnswer } from '../../../lib/contract/care/testimony.ts'
import { leads } from '../../accounts/accounts/rights/guards.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { listTestimonies, testimonyOrders } from './repo.ts'

/** The testimonies of a fellowship's members, for its leader (spec 2 §7). */
export const fellowshipTestimonies = new Routes().answer(
  calls.listFellowshipTestimonies,
  leads,
  async (c, { id }) => {
    const paging = readPaging(c, testimonyOrders)
    const { count, rows } = await listTestimonies(c.var.db, { ofFellowship: id }, paging)
    const zone = await zoneOf(c.var.db)
    return answerPage(c, paging, { count, rows: rows.map((row) => testimonyAnswer(row, zone)) })
  },
)
