import { type SqlBool, sql } from 'kysely'
import type {
  FellowshipRequestAnswer,
  OwnFellowshipRequestAnswer,
} from '../../../lib/contract/groups/fellowship-request.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { type Asked, addRequest } from '../../register/fellowships/joining.ts'
import { fellowshipRefusals } from './messages.ts'
import { moveMember } from './moves.ts'

/** How long decided requests are listed, in milliseconds. */
const shownFor = 30 * 24 * 60 * 60 * 1000

const since = (now: Date): string => new Date(now.getTime() - shownFor).toISOString()

/** Whether an account that is not closed belongs to a fellowship. */
export async function isMember(db: Db, account: number, fellowship: number): Promise<boolean> {
  const request = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', account)
    .where('fellowship_id', '=', fellowship)
    .where('deletion_requested_at', 'is', null)
    .executeTakeFirst()
  return request !== undefined
}

/** Proposes to move a member. Throws 409 where somebody has asked for it already. */
export async function proposeTransfer(
  db: Db,
  transfer: Asked & { from: number; word: string },
): Promise<void> {
  if (!(await addRequest(db, { kind: 'transfer', ...transfer })))
    refuse(409, fellowshipRefusals.askedAlreadyLeaderNot)
}

/** A member's requests: open ones, and recently decided ones. */
export function listOwnRequests(db: Db, account: number, now: Date): Promise<OwnFellowshipRequestAnswer[]> {
  return db
    .selectFrom('fellowship_request')
    .innerJoin('fellowship', 'fellowship.id', 'fellowship_request.fellowship_id')
    .select(['fellowship_request.id', 'fellowship_id as fellowship', 'fellowship.name', 'state'])
    .select(['answer', 'asked_at'])
    .where('account_id', '=', account)
    .where('kind', '=', 'join')
    .where('state', '!=', 'withdrawn')
    .where((row) => row.or([row('state', '=', 'asked'), row('decided_at', '>', since(now))]))
    .orderBy('fellowship_request.id', 'desc')
    .limit(50)
    .execute()
}

/** Who is in the fellowship already, by the register or because it asks nobody any more, waits for no answer. */
const isElsewhere = sql<SqlBool>`member.fellowship_id is distinct from fellowship_request.fellowship_id`

/**
 * The requests that the leader of a fellowship has to decide, the oldest first, and the outcome of proposals to move members away
 * from it.
 */
export async function listRequests(
  db: Db,
  fellowship: number,
  now: Date,
): Promise<FellowshipRequestAnswer[]> {
  const rows = await db
    .selectFrom('fellowship_request')
    .innerJoin('account as member', 'member.id', 'fellowship_request.account_id')
    .leftJoin('account as asker', 'asker.id', 'fellowship_request.asked_by')
    .innerJoin('fellowship as target', 'target.id', 'fellowship_request.fellowship_id')
    .leftJoin('fellowship as origin', (join) =>
      join.on(sql<SqlBool>`origin.id = coalesce(fellowship_request.from_id, member.fellowship_id)`),
    )
    .select(['fellowship_request.id', 'kind', 'state', 'word', 'answer', 'asked_at'])
    .select(['fellowship_request.fellowship_id as target_id', 'member.id as member', 'member.username'])
    .select(['member.first_name', 'member.last_name', 'asker.username as asked_by'])
    .select(['target.name as target', 'origin.name as origin'])
    .where('member.deletion_requested_at', 'is', null)
    .where((row) =>
      row.or([
        row.and([
          row('fellowship_request.fellowship_id', '=', fellowship),
          row('state', '=', 'asked'),
          isElsewhere,
        ]),
        row.and([
          row('fellowship_request.from_id', '=', fellowship),
          row('state', '!=', 'withdrawn'),
          row.or([row('state', '=', 'asked'), row('decided_at', '>', since(now))]),
        ]),
      ]),
    )
    .orderBy('fellowship_request.id')
    .limit(500)
    .execute()
  return rows.map(({ target_id, target, origin, first_name, last_name, username, asked_by, ...row }) => {
    const isComing = target_id === fellowship
    return {
      ...row,
      way: isComing ? 'coming' : 'leaving',
      name: nameOfAccount({ first_name, last_name, username }),
      fellowship: (isComing ? origin : target) ?? '',
      asked_by: asked_by ?? '',
    }
  })
}

/** How many requests wait for the leader of a fellowship. */
export async function countRequests(db: Db, fellowship: number): Promise<number> {
  const { count } = await db
    .selectFrom('fellowship_request')
    .innerJoin('account as member', 'member.id', 'fellowship_request.account_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('fellowship_request.fellowship_id', '=', fellowship)
    .where('state', '=', 'asked')
    .where(isElsewhere)
    .where('member.deletion_requested_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const decided = () => callRefusals.decidedWithdrawnMeanwhileLoad

type Decision = { accept: boolean; word: string; by: number; now: Date }

/**
 * Accepts or declines a request to come into a fellowship. Who is accepted is moved, and what else was asked for them is withdrawn. Call
 * it in a transaction. Throws 404 and 409.
 */
export async function answerRequest(
  db: Db,
  { id, fellowship }: { id: number; fellowship: number },
  { accept, word, by, now }: Decision,
) {
  const request = await db
    .updateTable('fellowship_request')
    .set({
      state: accept ? 'accepted' : 'declined',
      answer: word,
      decided_by: by,
      decided_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('fellowship_id', '=', fellowship)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst()
  if (!request) return refuseGone(db, { id, fellowship })
  const account = await db
    .selectFrom('account')
    .select(['id', 'fellowship_id', 'deletion_requested_at'])
    .where('id', '=', request.account_id)
    .executeTakeFirstOrThrow()
  if (account.deletion_requested_at !== null) refuse(409, callRefusals.accountClosed)
  if (!accept) return request
  if (request.kind === 'transfer' && account.fellowship_id !== request.from_id)
    refuse(409, fellowshipRefusals.memberMovedMeanwhileAnswer)
  await moveMember(db, { account: account.id, to: fellowship, by, now })
  await withdraw(db, { by, now }).where('account_id', '=', account.id).execute()
  return request
}

async function refuseGone(db: Db, { id, fellowship }: { id: number; fellowship: number }): Promise<never> {
  const there = await db
    .selectFrom('fellowship_request')
    .select('id')
    .where('id', '=', id)
    .where('fellowship_id', '=', fellowship)
    .executeTakeFirst()
  return there ? refuse(409, decided()) : refuse(404, callRefusals.thereNoSuchRequest)
}

const withdraw = (db: Db, { by, now }: { by: number; now: Date }) =>
  db
    .updateTable('fellowship_request')
    .set({ state: 'withdrawn', decided_by: by, decided_at: now.toISOString() })
    .where('state', '=', 'asked')

type Withdrawing = { by: number; now: Date }

/** Withdraws what a member asked to join: they have joined one. Call it in a transaction. */
export const withdrawJoins = async (db: Db, act: Withdrawing): Promise<void> =>
  void (await withdraw(db, act).where('account_id', '=', act.by).where('kind', '=', 'join').execute())

/** Takes back what a member asked. Throws 404 and 409. */
export async function withdrawOwn(db: Db, id: number, { by, now }: Withdrawing): Promise<void> {
  const own = db
    .selectFrom('fellowship_request')
    .select('id')
    .where('account_id', '=', by)
    .where('kind', '=', 'join')
  if (!(await own.where('id', '=', id).executeTakeFirst())) refuse(404, callRefusals.thereNoSuchRequest)
  const { numUpdatedRows } = await withdraw(db, { by, now }).where('id', '=', id).executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(409, decided())
}

/** Takes back the proposal to move somebody away from a fellowship. Throws 404 and 409. */
export async function withdrawTransfer(
  db: Db,
  { id, from }: { id: number; from: number },
  act: Withdrawing,
): Promise<void> {
  const fellowshipRequest = await db
    .selectFrom('fellowship_request')
    .select('id')
    .where('id', '=', id)
    .where('from_id', '=', from)
    .executeTakeFirst()
  if (!fellowshipRequest) refuse(404, callRefusals.thereNoSuchRequest)
  const { numUpdatedRows } = await withdraw(db, act).where('id', '=', id).executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(409, decided())
}
