import type { Context } from 'hono'
import { Day } from '../../../lib/contract/base.ts'
import { mostDays } from '../../../lib/contract/giving/books-ledger.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import type { EntryFilter } from './entries.ts'
import { bookRefusals } from './messages.ts'

/** The days of `?from=&to=`, by default the running year. Throws 400. */
export async function daysOf(c: Context<AppEnv>): Promise<{ from: string; to: string }> {
  const today = await churchDay(c.var.db, c.var.now())
  const from = readDay(c.req.query('from') || `${today.slice(0, 4)}-01-01`, 'from')
  const to = readDay(c.req.query('to') || today, 'to')
  if (from > to) refuseFields({ to: [bookRefusals.lastDayBeforeFirst] })
  if (Date.parse(to) - Date.parse(from) > mostDays * 86_400_000)
    refuseFields({ to: [bookRefusals.pleaseChooseAtMost] })
  return { from, to }
}

function readDay(given: string, name: string): string {
  const read = Day.safeParse(given)
  if (!read.success || given < '1000') refuseFields({ [name]: [bookRefusals.pleaseGiveDateAs] })
  return read.data ?? refuse(400, bookRefusals.pleaseGiveDate)
}

/** The days and the fund of `?from=&to=&fund=` that a list is narrowed to; each may be left out. Throws 400. */
export function narrowedTo(c: Context<AppEnv>): EntryFilter {
  const [from, to] = [c.req.query('from'), c.req.query('to')]
  return {
    from: from ? readDay(from, 'from') : undefined,
    to: to ? readDay(to, 'to') : undefined,
    fund: readFund(c),
  }
}

/** The id of `?fund=`, or undefined without it. Throws 400. */
export function readFund(c: Context<AppEnv>): number | undefined {
  const given = c.req.query('fund')
  if (!given) return undefined
  if (!/^[1-9]\d{0,8}$/.test(given)) refuseFields({ fund: [bookRefusals.pleaseChooseFund] })
  return Number(given)
}
