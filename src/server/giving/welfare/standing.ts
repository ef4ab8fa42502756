import type { Selectable } from 'kysely'
import type { OwnWelfareAnswer, WelfareMemberAnswer } from '../../../lib/contract/giving/welfare.ts'
import { ownGivingRules } from '../../../lib/texts/giving/own-giving-rules.ts'
import type { WelfareMemberTable } from '../../platform/db/tables/welfare.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { statementOf } from '../books/statements.ts'

type Month = OwnWelfareAnswer['months'][number]
export type Standing = Omit<WelfareMemberAnswer, 'id' | 'account' | 'name'>

/** Where a member of the welfare fund stands, month by month; undefined for nobody's. Nothing of it is stored. */
export async function standingOf(
  db: Db,
  account: number,
  now: Date,
): Promise<{ standing: Standing; months: Month[] } | undefined> {
  const member = await db
    .selectFrom('welfare_member')
    .selectAll()
    .where('account_id', '=', account)
    .executeTakeFirst()
  return member && standingOfMember(db, member, now)
}

export async function standingOfMember(db: Db, member: Selectable<WelfareMemberTable>, now: Date) {
  const { account_id, from_month, until_month } = member
  const today = await churchDay(db, now)
  const last = until_month && until_month < today.slice(0, 7) ? until_month : today.slice(0, 7)
  const rules = await db.selectFrom('welfare_rule').selectAll().orderBy('from_month', 'desc').execute()
  const ruleIn = (month: string) => rules.find((rule) => rule.from_month <= month)
  const waivers = await db
    .selectFrom('welfare_waiver')
    .select(['from_month', 'to_month'])
    .where('account_id', '=', account_id)
    .where('agreed_at', 'is not', null)
    .execute()
  const paid = await paidBy(db, account_id, { from: `${from_month}-01`, to: today })
  let left = paid
  const months = monthsFrom(from_month, last).map((month): Month => {
    const dues = ruleIn(month)?.dues ?? 0
    if (waivers.some((waiver) => waiver.from_month <= month && month <= waiver.to_month))
      return { month, dues, state: 'waived' }
    const towards = Math.min(left, dues)
    left -= towards
    return { month, dues, state: towards === dues ? 'paid' : towards > 0 ? 'partly paid' : 'open' }
  })
  const owed = sumOf(months.filter(({ state }) => state !== 'waived'))
  const open = months.filter(({ state }) => state === 'open' || state === 'partly paid').length
  const { waiting_months = 0, most_arrears = 0 } = ruleIn(last) ?? {}
  const waiting_left = Math.max(0, waiting_months - (months.length - open))
  const standing: Standing = {
    from_month,
    until_month,
    owed,
    paid,
    arrears: Math.max(0, owed - paid),
    arrears_months: open,
    waiting_left,
    hindrance: hindranceOf({ waiting_left, open, most_arrears, hasLeft: last !== today.slice(0, 7) }),
  }
  return { standing, months }
}

type Hindering = { waiting_left: number; open: number; most_arrears: number; hasLeft: boolean }

function hindranceOf({ waiting_left, open, most_arrears, hasLeft }: Hindering): string {
  if (hasLeft) return ownGivingRules.hasLeft
  if (waiting_left > 0) return ownGivingRules.waiting({ count: waiting_left })
  return open > most_arrears ? ownGivingRules.arrears({ months: open, most: most_arrears }) : ''
}

/** What a member has paid to the welfare fund: as their statement has it, so that the two always agree. */
async function paidBy(db: Db, account: number, period: { from: string; to: string }): Promise<number> {
  const fund = await welfareFund(db)
  const { funds } = await statementOf(db, { account, ...period })
  return Math.max(0, funds.find((one) => one.fund === fund?.name)?.amount ?? 0)
}

/** The fund of the purpose Welfare; undefined in a church without one. */
export const welfareFund = (db: Db) =>
  db.selectFrom('fund').select(['id', 'name']).where('purpose', '=', 'welfare').executeTakeFirst()

const sumOf = (months: readonly Month[]): number => months.reduce((sum, { dues }) => sum + dues, 0)

/** The months from one to another, both included; at most a hundred years. */
function monthsFrom(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last && months.length < 1200; month = nextMonth(month)) months.push(month)
  return months
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
