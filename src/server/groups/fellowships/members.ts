import { type Expression, type SqlBool, sql } from 'kysely'
import type { FellowshipMemberAnswer } from '../../../lib/contract/accounts/account-details.ts'
import type { MemberSettings } from '../../../lib/contract/accounts/member-settings.ts'
import { accountDetailsOf, selectAccounts } from '../../accounts/account-management/repo.ts'
import { settingsOf } from '../../accounts/member-settings/repo.ts'
import type { Caller } from '../../platform/context.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { attendanceOf } from './member-attendance.ts'
import { asLeaderSees, openToLeader } from './visibility.ts'

export const memberOrders = ['id', 'username', 'last_name'] as const

/** A fellowship's members with their attendance, computed from the marks of its events (spec 2 §3). */
export async function listMembers(
  db: Db,
  { fellowshipId, reader, today }: { fellowshipId: number; reader: Pick<Caller, 'role'>; today: string },
  paging: Paging<(typeof memberOrders)[number]>,
): Promise<RowsPage<FellowshipMemberAnswer>> {
  const all = selectAccounts(db)
    .where('account.fellowship_id', '=', fellowshipId)
    .where('account.deletion_requested_at', 'is', null)
  const isOffice = reader.role === 'admin'
  const wanted = paging.search ? all.where(matching(paging.search, isOffice)) : all
  const byDefault = [orderTerm('account.last_name'), orderTerm('account.first_name'), orderTerm('account.id')]
  const page = await fetchPage(wanted, paging, { table: 'account', byDefault })
  const ids = page.rows.map((row) => row.id)
  const attendance = await attendanceOf(db, { fellowshipId, ids, today })
  const settings = isOffice ? new Map<number, MemberSettings>() : await settingsOf(db, ids)
  const rows = page.rows.map((row) => ({
    ...asLeaderSees(accountDetailsOf(row), settings.get(row.id)),
    ...attendance(row.id),
  }))
  return { count: page.count, rows }
}

/** Searches names and usernames for all readers, but e-mail addresses and telephone numbers only where the reader may see them. */
function matching(words: string, isOffice: boolean): Expression<SqlBool> {
  const seen = (detail: 'telephone' | 'email') => {
    const column = sql.ref<string>(`account.${detail}`)
    return isOffice ? column : sql<string>`case when ${openToLeader(detail)} then ${column} else '' end`
  }
  const names = ['account.username', 'account.first_name', 'account.last_name']
  return containing(words, { texts: [...names, seen('email')], numbers: [seen('telephone')] })
}
