import { type SqlBool, sql } from 'kysely'
import type { HelperAnswer } from '../../../lib/contract/care/care.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { containingByIndex } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import type { CareScope } from './care-scope.ts'
import { careRefusalWords } from './messages.ts'

/** How many are offered at once. */
const offered = 8

/**
 * The accounts to which the reader may assign a card or task. The office and pastors choose any account; a leader members of the
 * own fellowship; everybody super admins, leaders, pastors and ushers. Staff of a branch choose those of the branch. `of`: the
 * branch of the card or task.
 */
const helpers = (db: Db, { me, branch, isAdmin, isPastor, leads }: CareScope, of?: number) =>
  db
    .selectFrom('account')
    .leftJoin('fellowship', 'fellowship.id', 'account.fellowship_id')
    .select(['account.id', 'username', 'first_name', 'middle_name', 'last_name', 'role'])
    .select('fellowship.name as fellowship')
    .where('deletion_requested_at', 'is', null)
    .$if(branch !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(account.id = ${me} or account.branch_id = ${branch}
          or exists (select 1 from person where person.account_id = account.id and person.branch_id = ${branch})
          or (account.branch_id is null and role <> 'user' and not exists (select 1 from person
            where person.account_id = account.id and person.branch_id <> ${branch})))`,
      ),
    )
    // Who works for another branch would not see what was given to them.
    .$if(of !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(role = 'admin' or account.branch_id is null or account.branch_id = ${of ?? 0})`,
      ),
    )
    .$if(!isAdmin && !isPastor, (query) =>
      query.where(
        sql<SqlBool>`(account.id = ${me} or role in ('admin', 'fellowship_leader')
          or exists (select 1 from duty where duty.account_id = account.id and duty in ('pastor', 'usher'))
          ${leads ? sql`or account.fellowship_id in (select id from fellowship where leader_id = ${me})` : sql``})`,
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof helpers>['executeTakeFirstOrThrow']>>

const names = { texts: ['first_name', 'last_name', 'username'], numbers: [] }

/** Helpers whose names contain these words, ordered by name. */
export async function findHelpers(db: Db, scope: CareScope, search: string): Promise<HelperAnswer[]> {
  if (search.trim() === '') return []
  const rows = await helpers(db, scope)
    .where(containingByIndex(db, 'account', search, names))
    .orderBy(sql`searchable(account.last_name)`)
    .orderBy(sql`searchable(account.first_name)`)
    .orderBy('account.id')
    .limit(offered)
    .execute()
  return rows.map((row) => ({ id: row.id, name: nameOfPerson(row) || row.username, what: whatOf(row) }))
}

/** Throws 400 at `field` for somebody who may not be asked about something of a branch, or of none (null). */
export async function requireHelper(
  db: Db,
  scope: CareScope,
  id: number,
  { field, branch }: { field: string; branch: number | null },
): Promise<void> {
  if (id === scope.me) return
  const candidates = await helpers(db, scope, branch ?? undefined)
    .where('account.id', '=', id)
    .executeTakeFirst()
  if (!candidates) refuseFields({ [field]: [careRefusalWords.chooseOfList] })
}

const roleNames: Readonly<Record<string, string>> = {
  get admin() {
    return careRefusalWords.superAdmin
  },
  get fellowship_leader() {
    return careRefusalWords.fellowshipLeader
  },
  get media() {
    return careRefusalWords.mediaTeam
  },
}
const whatOf = ({ role, fellowship }: Row): string => [roleNames[role], fellowship].filter(Boolean).join(', ')
