import type { Context } from 'hono'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { assistedInForce, dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { fellowshipsLedBy, leadersOf } from '../../groups/fellowships/leading.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { isAccountOfBranch } from '../../register/entries/register-scope.ts'
import { inboxRefusalWords } from './messages.ts'

/**
 * What the caller may read in the inbox, derived from role and duties. The office of a branch reads what its people write, and strangers
 * (docs/decisions/people.md#branches).
 */
export type InboxScope = {
  me: number
  branch: number | undefined
  isAdmin: boolean
  holdsOffice: boolean
  led: readonly number[]
  /** May write to people, and reads the answers. */
  writes: boolean
}

export async function inboxScopeOf(c: Context<AppEnv>): Promise<InboxScope> {
  const caller = callerOf(c)
  const { held } = await dutiesInForce(c, caller)
  const { assists } = await assistedInForce(c, caller)
  return {
    me: caller.id,
    branch: caller.branch,
    isAdmin: caller.role === 'admin',
    holdsOffice: held.includes('office'),
    led: [...(await fellowshipsLedBy(c.var.db, caller)), ...(assists === undefined ? [] : [assists])],
    writes: caller.role === 'admin' || caller.role === 'fellowship_leader' || assists !== undefined,
  }
}

export const hasInbox = ({ isAdmin, holdsOffice, led, writes }: InboxScope): boolean =>
  isAdmin || holdsOffice || writes || led.length > 0

/**
 * SQL conditions on `conversation`, one for each desk of the reader (the office, each fellowship, own messages). Each desk has an
 * index in the order of the list: one page of each is read and they are merged. A single condition for all desks would sort every
 * row (docs/decisions/people.md#conversations).
 */
export function desksOf({
  me,
  branch,
  isAdmin,
  holdsOffice,
  led,
  writes,
}: InboxScope): RawBuilder<SqlBool>[] {
  if (isAdmin) return [sql<SqlBool>`true`]
  const here =
    branch === undefined
      ? sql``
      : sql` and (conversation.account_id is null or ${isAccountOfBranch('conversation.account_id', branch)})`
  return [
    ...(holdsOffice
      ? [
          sql<SqlBool>`(conversation.source = 'office'${here})`,
          sql<SqlBool>`(conversation.source = 'answer' and conversation.sender_id is null${here})`,
        ]
      : []),
    ...led.map((id) => sql<SqlBool>`conversation.fellowship_id = ${id}`),
    ...(writes ? [sql<SqlBool>`conversation.sender_id = ${me}`] : []),
  ]
}

/** The same as one condition: the reader sees the conversation. */
export function seesConversation(scope: InboxScope): Expression<SqlBool> {
  const desks = desksOf(scope)
  return desks.length > 0 ? sql<SqlBool>`(${sql.join(desks, sql` or `)})` : sql<SqlBool>`false`
}

type Desk = {
  source: string
  fellowship_id: number | null
  sender_id: number | null
  /** Who writes; null for a visitor. */
  account_id: number | null
}
export type Holder = { id: number; name: string; what: string }

/** The accounts that may see a conversation, and so may be assigned to it: super admins first, then by name. */
export async function assigneesOf(db: Db, conversation: Desk): Promise<Holder[]> {
  const { source, fellowship_id, sender_id } = conversation
  const isOffices = source === 'office' || (source === 'answer' && sender_id === null)
  const leaders = fellowship_id === null ? [] : await leadersOf(db, fellowship_id)
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name', 'role'])
    .where('deletion_requested_at', 'is', null)
    .where((row) =>
      row.or([
        row('role', '=', 'admin'),
        ...(isOffices ? [row('id', 'in', officesFor(db, conversation))] : []),
        ...(leaders.length > 0 ? [row('id', 'in', leaders)] : []),
        ...(sender_id === null
          ? []
          : [
              row.and([
                row('id', '=', sender_id),
                row.or([
                  row('role', '=', 'fellowship_leader'),
                  row('id', 'in', db.selectFrom('fellowship_assistant').select('account_id')),
                ]),
              ]),
            ]),
      ]),
    )
    .orderBy(sql`case when role = 'admin' then 0 else 1 end`)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id, username, first_name, last_name, role }) => ({
    id,
    name: nameOfAccount({ first_name, last_name, username }),
    what: whatIs(role, { leads: leaders.includes(id), isOffices }),
  }))
}

/** The accounts of the office that see a conversation: those of no branch, and those of the writer's. */
const officesFor = (db: Db, { account_id }: Desk) =>
  db
    .selectFrom('duty')
    .innerJoin('account as office', 'office.id', 'duty.account_id')
    .select('office.id')
    .where('duty', '=', 'office')
    .$if(account_id !== null, (query) =>
      query.where(
        sql<SqlBool>`(office.branch_id is null or office.branch_id in (
          select branch_id from person where person.account_id = ${account_id} and branch_id is not null))`,
      ),
    )

function whatIs(role: string, { leads, isOffices }: { leads: boolean; isOffices: boolean }): string {
  if (role === 'admin') return inboxRefusalWords.superAdmin
  if (leads) return role === 'fellowship_leader' ? inboxRefusalWords.leader : inboxRefusalWords.assistant
  return isOffices ? inboxRefusalWords.office : inboxRefusalWords.wroteIt
}
