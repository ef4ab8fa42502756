import { sql } from 'kysely'
import {
  type ClaimAnswer,
  type ClaimForm,
  type VoteForm,
  votesThatDecide,
} from '../../../lib/contract/giving/welfare.ts'
import { fullName, nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { bookOf } from '../books/ledger.ts'
import { welfareRefusals } from './messages.ts'
import { standingOf } from './standing.ts'

/* What members ask the fund for. Two of three signatories decide, never about their own. */

export const claimOrders = ['asked_at'] as const

export const claimsIn = (db: Db) =>
  db
    .selectFrom('welfare_claim')
    .innerJoin('welfare_benefit', 'welfare_benefit.id', 'benefit_id')
    .leftJoin('account', 'account.id', 'welfare_claim.account_id')
    .selectAll('welfare_claim')
    .select(['welfare_benefit.name as benefit', 'first_name', 'last_name', 'username'])

/** SQL condition: the claim has a voucher that was not cancelled. */
const voucherOf = sql<boolean>`exists (select 1 from voucher
  where voucher.claim_id = welfare_claim.id and voucher.dropped_at is null)`

/** The claims, those that wait for signatories first, the newest of these first. */
export async function listClaims(
  db: Db,
  paging: Paging<(typeof claimOrders)[number]>,
  caller: { id: number; isSignatory: boolean },
): Promise<RowsPage<ClaimAnswer>> {
  const all = claimsIn(db)
    .select(voucherOf.as('has_voucher'))
    .where('book', '=', await bookOf(db))
  const columns = [fullName, 'username', 'welfare_benefit.name']
  const wanted = paging.search ? all.where(containing(paging.search, columns)) : all
  const byDefault = [
    sql`case when welfare_claim.state = 'asked' then 0 else 1 end`,
    orderTerm('welfare_claim.id', true),
  ]
  const { rows, ...page } = await fetchPage(wanted, paging, { table: 'welfare_claim', byDefault })
  const votes = await votesOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    ...page,
    rows: rows.map(({ id, benefit, amount, happened_on, words, state, asked_at, ...row }) => {
      const cast = votes.filter(({ claim_id }) => claim_id === id)
      const hasVoted = cast.some(({ account_id }) => account_id === caller.id)
      return {
        id,
        benefit,
        amount,
        happened_on,
        words,
        state,
        asked_at,
        name: nameOfAccount(row),
        votes: cast.map(({ says, why, ...voter }) => ({ says, why, name: nameOfAccount(voter) })),
        may_vote: caller.isSignatory && state === 'asked' && !hasVoted && row.account_id !== caller.id,
        needs_voucher: state === 'approved' && row.account_id !== null && !row.has_voucher,
      }
    }),
  }
}

export const votesOf = async (db: Db, claims: readonly number[]) =>
  claims.length === 0
    ? []
    : db
        .selectFrom('welfare_vote')
        .leftJoin('account', 'account.id', 'welfare_vote.account_id')
        .select(['claim_id', 'account_id', 'says', 'why', 'first_name', 'last_name', 'username'])
        .where('claim_id', 'in', claims)
        .orderBy('welfare_vote.id')
        .execute()

/**
 * Asks for a benefit. Throws 400 by field, and 409 while the waiting time, arrears or the benefit's own limit stand against it.
 */
export async function addClaim(
  db: Db,
  { benefit: wanted, happened_on, words, account, now }: ClaimForm & { account: number; now: Date },
): Promise<number> {
  const claim = (await standingOf(db, account, now)) ?? refuse(409, welfareRefusals.onlyMembersFundCan)
  if (claim.standing.hindrance) refuse(409, claim.standing.hindrance)
  const benefit = await db
    .selectFrom('welfare_benefit')
    .selectAll()
    .where('id', '=', wanted)
    .where('is_open', '=', 1)
    .executeTakeFirst()
  if (!benefit) return refuseFields({ benefit: [welfareRefusals.pleaseChooseWhatHappened] })
  if (happened_on > (await churchDay(db, now)))
    refuseFields({ happened_on: [welfareRefusals.dayStillToCome] })
  if (happened_on < `${claim.standing.from_month}-01`)
    refuseFields({ happened_on: [welfareRefusals.wasBeforeMembershipFund] })
  await requireFewer(db, { account, benefit })
  const { id } = await db
    .insertInto('welfare_claim')
    .values({
      book: await bookOf(db),
      account_id: account,
      benefit_id: benefit.id,
      amount: benefit.amount,
      happened_on,
      words,
      state: 'asked',
      asked_by: account,
      asked_at: now.toISOString(),
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Limited = { account: number; benefit: { id: number; most_times: number | null } }

async function requireFewer(db: Db, { account, benefit: { id, most_times } }: Limited): Promise<void> {
  const before = await db
    .selectFrom('welfare_claim')
    .select('state')
    .where('account_id', '=', account)
    .where('benefit_id', '=', id)
    .where('book', '=', await bookOf(db))
    .where('state', 'in', ['asked', 'approved'])
    .execute()
  if (before.some(({ state }) => state === 'asked')) refuse(409, welfareRefusals.wasAskedForAlready)
  if (most_times !== null && before.length >= most_times)
    refuse(409, welfareRefusals.givenSoOften({ count: most_times }))
}

type Voting = VoteForm & { by: number; now: Date }

/** Whose claim was decided, and how. `account` is null where it is deleted. */
export type Decided = { account: number | null; state: 'approved' | 'declined' }

/**
 * Votes on a claim; the second vote that says the same decides. Throws 403 for one's own, 404, and 409 for a second vote. Returns what was decided
 * by this vote.
 */
export async function voteOn(
  db: Db,
  id: number,
  { says, why, by, now }: Voting,
): Promise<Decided | undefined> {
  const claim = (await findClaim(db, id)) ?? refuse(404, noSuch())
  if (claim.account_id === by) refuse(403, welfareRefusals.otherSignatoriesDecideAbout)
  if (claim.state !== 'asked') refuse(409, welfareRefusals.decidedPleaseLoadList)
  const votes = await votesOf(db, [id])
  if (votes.some(({ account_id }) => account_id === by)) refuse(409, welfareRefusals.youHaveVotedOn)
  const at = now.toISOString()
  await db.insertInto('welfare_vote').values({ claim_id: id, account_id: by, says, why, at }).execute()
  if (votes.filter((vote) => vote.says === says).length + 1 < votesThatDecide) return undefined
  const state = says === 'yes' ? 'approved' : 'declined'
  await db.updateTable('welfare_claim').set({ state, decided_at: at }).where('id', '=', id).execute()
  return { account: claim.account_id, state }
}

/** Takes one's own claim back while it waits. Throws 404 for another's, and 409. */
export async function withdrawClaim(
  db: Db,
  id: number,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const claim = await findClaim(db, id)
  if (claim?.account_id !== by) refuse(404, noSuch())
  if (claim.state !== 'asked') refuse(409, welfareRefusals.decidedAlready)
  await db
    .updateTable('welfare_claim')
    .set({ state: 'withdrawn', decided_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

export const findClaim = (db: Db, id: number) =>
  claimsIn(db).where('welfare_claim.id', '=', id).executeTakeFirst()

const noSuch = () => welfareRefusals.noClaim
