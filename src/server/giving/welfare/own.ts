import type { OwnWelfareAnswer } from '../../../lib/contract/giving/welfare.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { bookOf } from '../books/ledger.ts'
import { claimsIn, votesOf } from './claims.ts'
import { readRules } from './dues-and-benefits.ts'
import { standingOf } from './standing.ts'
import { isTakenBack, nextStep, stepsOf } from './vouchers.ts'

/** What the fund is to a member: dues month by month, benefits, and what they asked for. */
export async function ownWelfare(db: Db, account: number, now: Date): Promise<OwnWelfareAnswer> {
  const { rules, benefits } = await readRules(db)
  const month = (await churchDay(db, now)).slice(0, 7)
  const standing = await standingOf(db, account, now)
  const { currency } = await readChurch(db)
  return {
    is_open: rules.length > 0,
    currency,
    dues: rules.find(({ from_month }) => from_month <= month)?.dues ?? 0,
    standing: standing?.standing ?? null,
    months: (standing?.months ?? []).toReversed(),
    benefits: benefits.filter(({ is_open }) => is_open),
    claims: await claimsOf(db, account),
  }
}

async function claimsOf(db: Db, account: number): Promise<OwnWelfareAnswer['claims']> {
  const rows = await claimsIn(db)
    .where('welfare_claim.account_id', '=', account)
    .where('book', '=', await bookOf(db))
    .orderBy('welfare_claim.id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const votes = await votesOf(db, ids)
  const vouchers =
    ids.length === 0
      ? []
      : await db
          .selectFrom('voucher')
          .selectAll()
          .select(isTakenBack.as('taken_back'))
          .where('claim_id', 'in', ids)
          .where('dropped_at', 'is', null)
          .execute()
  return rows.map(({ id, benefit, amount, happened_on, words, state, asked_at }) => {
    const voucher = vouchers.find(({ claim_id }) => claim_id === id)
    const no = votes.filter(({ claim_id, says }) => claim_id === id && says === 'no').map(({ why }) => why)
    const isTheirs = voucher?.payee_account === account && nextStep(voucher) === 'received'
    return {
      id,
      benefit,
      amount,
      happened_on,
      words,
      state,
      asked_at,
      why: state === 'declined' ? no.join(' ') : '',
      steps: voucher ? stepsOf(voucher) : [],
      receive: isTheirs ? voucher.id : null,
    }
  })
}

/** What the export of a person's data has of the fund: without the reason of a waiver, which only its readers ever see. */
export async function exportWelfare(db: Db, account: number) {
  const membership = db.selectFrom('welfare_member').selectAll().where('account_id', '=', account)
  return {
    welfare_membership: (await membership.executeTakeFirst()) ?? null,
    welfare_claims: await db
      .selectFrom('welfare_claim')
      .selectAll()
      .where('account_id', '=', account)
      .execute(),
    welfare_votes: await db
      .selectFrom('welfare_vote')
      .selectAll()
      .where('account_id', '=', account)
      .execute(),
    welfare_waivers: await db
      .selectFrom('welfare_waiver')
      .select(['id', 'account_id', 'from_month', 'to_month', 'granted_at', 'agreed_at'])
      .where('account_id', '=', account)
      .execute(),
    vouchers: await db.selectFrom('voucher').selectAll().where('payee_account', '=', account).execute(),
  }
}
