import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Duty } from '../../../lib/contract/accounts/duty.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { wasOpened } from '../../settings/church-settings/opened.ts'
import { nameOfAccount } from '../accounts/account-name.ts'

/** Somebody who watches over what tells people where money goes: a super admin, or a treasurer. */
export type Keeper = { id: number; name: string; first_name: string; email: string | null }

/** The most keepers that are named or told. */
const most = 50

/** The super admins and treasurers, those with a confirmed address with it. */
export const listKeepers = (db: Db): Promise<Keeper[]> =>
  listApprovers(db, { duty: 'treasurer', admins: true })

/** Everybody who works for the church: by role, or by any duty. */
export const listStaff = (db: Db): Promise<Keeper[]> =>
  list(db, (row) => row.or([row('role', '!=', 'user'), row.exists(dutiesOf(row))]))

/** Who may decide what waits for a second person: everybody with the duty, and with `admins` every super admin. */
export const listApprovers = (
  db: Db,
  { duty, admins = false }: { duty?: Duty; admins?: boolean },
): Promise<Keeper[]> =>
  list(db, (row) =>
    row.or([
      ...(admins ? [row('role', '=', 'admin')] : []),
      ...(duty ? [row.exists(dutiesOf(row, duty))] : []),
    ]),
  )

type Row = ExpressionBuilder<Tables, 'account'>

const dutiesOf = (row: Row, duty?: Duty) =>
  row
    .selectFrom('duty')
    .select('duty.account_id')
    .whereRef('duty.account_id', '=', 'account.id')
    .$if(duty !== undefined, (query) => query.where('duty.duty', '=', duty ?? 'treasurer'))

async function list(db: Db, isOne: (row: Row) => Expression<SqlBool>): Promise<Keeper[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name', 'email', 'email_confirmed_at'])
    .where('deletion_requested_at', 'is', null)
    .where(isOne)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, first_name, email, email_confirmed_at, ...row }) => ({
    id,
    first_name,
    name: nameOfAccount({ first_name, ...row }),
    email: email_confirmed_at === null ? null : email,
  }))
}

/**
 * How a change comes into force: at once before the church was ever open; after the approval of one of `approvers`; after a day
 * where nobody else can approve.
 */
export type Control =
  | { kind: 'none' }
  | { kind: 'second person'; approvers: Keeper[] }
  | { kind: 'delay'; until: Date }

/** How long a change waits in a church where nobody can approve it, in milliseconds. */
const delay = 24 * 60 * 60_000

/** How a change by an account comes into force (docs/decisions/giving.md#payment-details). */
export async function controlOf(db: Db, { by, at }: { by: number; at: Date }): Promise<Control> {
  if (!(await wasOpened(db))) return { kind: 'none' }
  const approvers = (await listKeepers(db)).filter(({ id }) => id !== by)
  if (approvers.length > 0) return { kind: 'second person', approvers }
  return { kind: 'delay', until: new Date(at.getTime() + delay) }
}
