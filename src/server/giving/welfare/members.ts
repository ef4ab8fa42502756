import type { MembershipForm, WelfareMemberAnswer } from '../../../lib/contract/giving/welfare.ts'
import { fullName, nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { welfareRefusals } from './messages.ts'
import { standingOfMember } from './standing.ts'

export const memberOrders = ['from_month'] as const

/** The members of the fund by name, each with where they stand. */
export async function listMembers(
  db: Db,
  paging: Paging<(typeof memberOrders)[number]>,
  now: Date,
): Promise<RowsPage<WelfareMemberAnswer>> {
  const all = db
    .selectFrom('welfare_member')
    .innerJoin('account', 'account.id', 'welfare_member.account_id')
    .selectAll('welfare_member')
    .select(['first_name', 'last_name', 'username'])
  const columns = [fullName, 'username']
  const wanted = paging.search ? all.where(containing(paging.search, columns)) : all
  const byDefault = [orderTerm('account.first_name'), orderTerm('account.last_name'), orderTerm('account.id')]
  const { rows, ...page } = await fetchPage(wanted, paging, { table: 'welfare_member', byDefault })
  const answers: WelfareMemberAnswer[] = []
  for (const { first_name, last_name, username, ...member } of rows) {
    const { standing } = await standingOfMember(db, member, now)
    const { account_id: id } = member
    answers.push({ id, account: id, name: nameOfAccount({ first_name, last_name, username }), ...standing })
  }
  return { ...page, rows: answers }
}

/** Makes somebody a member of the fund, or changes since when they are. Throws 400 for a month to come, and 404. */
export async function setMember(db: Db, account: number, form: MembershipForm, now: Date): Promise<void> {
  const person = await db.selectFrom('account').select('id').where('id', '=', account).executeTakeFirst()
  if (!person) refuse(404, welfareRefusals.noMember)
  if (form.from_month > (await churchDay(db, now)).slice(0, 7))
    refuseFields({ from_month: [welfareRefusals.monthStillToCome] })
  if (form.from_month < '1900-01') refuseFields({ from_month: [welfareRefusals.pleaseChooseMonthFrom] })
  await db
    .insertInto('welfare_member')
    .values({ account_id: account, ...form })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(form))
    .execute()
}
