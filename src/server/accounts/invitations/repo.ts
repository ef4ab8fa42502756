import { type ExpressionBuilder, sql } from 'kysely'
import { Duties, type Duty } from '../../../lib/contract/accounts/duty.ts'
import type {
  InvitationAnswer,
  InvitationForm,
  InvitationState,
  ShownInvitation,
} from '../../../lib/contract/accounts/invitation.ts'
import { invitationDays } from '../../../lib/contract/accounts/invitation.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { hashSecret, newSecret } from '../accounts/sessions/secrets.ts'
import { splitName } from './split-name.ts'

export const invitationOrders = ['id'] as const

type New = { form: InvitationForm; telephone: string; by: number; at: Date }

/** Adds an invitation. Returns its id and the token of its link, of which only the hash is stored. */
export async function addInvitation(
  db: Db,
  { form, telephone, by, at }: New,
): Promise<{ id: number; token: string; until: Date }> {
  const token = newSecret()
  const until = new Date(at.getTime() + invitationDays * 86_400_000)
  const { id } = await db
    .insertInto('invitation')
    .values({
      name: form.name,
      email: form.email || null,
      telephone,
      role: form.role,
      fellowship_id: form.fellowship,
      duties: JSON.stringify(form.duties),
      invited_by: by,
      token_hash: hashSecret(token),
      created_at: at.toISOString(),
      expires_at: until.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, until }
}

/** Invitations, the newest first. */
export async function listInvitations(
  db: Db,
  paging: Paging<(typeof invitationOrders)[number]>,
  now: Date,
): Promise<RowsPage<InvitationAnswer>> {
  const searched = { texts: ['invitation.name', 'invitation.email'], numbers: ['invitation.telephone'] }
  const wanted = paging.search ? select(db).where(containing(paging.search, searched)) : select(db)
  const byDefault = [orderTerm('invitation.id', true)]
  const { count, rows } = await fetchPage(wanted, paging, { table: 'invitation', byDefault })
  return { count, rows: rows.map((row) => answerOf(row, now)) }
}

/** An invitation as the admin's list has it, or undefined. */
export async function findInvitation(db: Db, id: number, now: Date): Promise<InvitationAnswer | undefined> {
  const row = await select(db).where('invitation.id', '=', id).executeTakeFirst()
  return row && answerOf(row, now)
}

/** The invitation of a link; undefined for a link that nobody made, or whose invitation is gone. */
export type Linked = ShownInvitation & {
  id: number
  state: InvitationState
  fellowshipId: number | null
  /** The username of who invites. */
  by: string
  /** The account that accepted it. */
  takenBy: number | null
}

export async function findByToken(db: Db, token: string, now: Date): Promise<Linked | undefined> {
  const row = await select(db)
    .leftJoin('account as leader', 'leader.id', 'fellowship.leader_id')
    .select(sql<string | null>`leader.first_name || ' ' || leader.last_name`.as('led_by'))
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, telephone, role, fellowship, fellowship_id, account_id, expires_at, led_by } = row
  return {
    id,
    name,
    role,
    fellowship,
    expires_at,
    state: stateOf(row, now),
    known: { ...splitName(name), telephone },
    duties: readDuties(row),
    fellowshipId: fellowship_id,
    takenBy: account_id,
    by: row.invited_by,
    invited_by: `${row.first_name} ${row.last_name}`.trim() || row.invited_by,
    led_by: led_by ?? '',
  }
}

/** Uses the invitation up for an account. Returns false when somebody else was faster, or it was withdrawn. */
export async function takeInvitation(db: Db, id: number, accountId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set({ used_at: now.toISOString(), account_id: accountId })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Withdraws an invitation that waits, and forgets for whom it was. Returns false when it does not wait. */
export async function withdrawInvitation(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set({ withdrawn_at: now.toISOString(), name: '', email: null, telephone: '' })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether somebody was invited who has come, or may still come. */
export async function hasInvited(db: Db, now: Date): Promise<boolean> {
  const holds = (row: ExpressionBuilder<Tables, 'invitation'>) =>
    row.or([row('used_at', 'is not', null), row('expires_at', '>', now.toISOString())])
  const invitation = await db
    .selectFrom('invitation')
    .select('id')
    .where('withdrawn_at', 'is', null)
    .where(holds)
    .limit(1)
    .executeTakeFirst()
  return invitation !== undefined
}

const select = (db: Db) =>
  db
    .selectFrom('invitation')
    .innerJoin('account as inviter', 'inviter.id', 'invitation.invited_by')
    .leftJoin('account as taker', 'taker.id', 'invitation.account_id')
    .leftJoin('fellowship', 'fellowship.id', 'invitation.fellowship_id')
    .select(['invitation.id', 'invitation.name', 'invitation.email', 'invitation.telephone'])
    .select(['invitation.role', 'invitation.fellowship_id', 'invitation.duties', 'invitation.account_id'])
    .select(['invitation.created_at', 'invitation.expires_at', 'used_at', 'withdrawn_at'])
    .select(['fellowship.name as fellowship', 'taker.username as used_by'])
    .select(['inviter.username as invited_by', 'inviter.first_name', 'inviter.last_name'])
    .select(['inviter.role as inviter_role', 'inviter.deletion_requested_at as inviter_left'])

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

/** An invitation of somebody who is no super admin any more is as good as withdrawn. */
function stateOf(row: Row, now: Date): InvitationState {
  if (row.used_at !== null) return 'used'
  if (row.withdrawn_at !== null || row.inviter_role !== 'admin' || row.inviter_left !== null)
    return 'withdrawn'
  return row.expires_at <= now.toISOString() ? 'expired' : 'waiting'
}

const readDuties = ({ duties }: Pick<Row, 'duties'>): Duty[] => Duties.parse(JSON.parse(duties))

function answerOf(row: Row, now: Date): InvitationAnswer {
  const { id, name, email, telephone, role, fellowship, invited_by, created_at, expires_at } = row
  const told = { id, name, email, telephone, role, fellowship, invited_by, created_at, expires_at }
  return { ...told, duties: readDuties(row), state: stateOf(row, now), used_by: row.used_by ?? '' }
}
