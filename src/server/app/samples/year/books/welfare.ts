import { agreedWhy, benefits, claims, declinedWhy, waiverReason } from '../../../../../content/year/books.ts'
import { fold } from '../../../../../lib/text/fold.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import { itemAt } from '../../seed/random.ts'
import { monthOf } from './calendar.ts'
import { book, type Draft } from './chain.ts'
import type { Envelope } from './counts.ts'
import type { Setting } from './setting.ts'

/** Whole cedis a month. */
const dues = 10

/** The rules of the fund and its members, with what they bring: the dues of three months at a time. Every seventh is in arrears. */
export async function addWelfareMembers(
  { db, givers, now }: Setting,
  sundays: readonly Date[],
): Promise<Envelope[]> {
  const first = `${now.getUTCFullYear() - 1}-01`
  const rule = { from_month: first, dues: dues * 100, waiting_months: 3, most_arrears: 3 }
  await db.insertInto('welfare_rule').values(rule).execute()
  const table = benefits.map((benefit) => ({
    ...benefit,
    name_folded: fold(benefit.name),
    is_open: 1 as const,
  }))
  await db.insertInto('welfare_benefit').values(table).execute()
  const members = welfareMembers(givers)
  const rows = members.map(({ id }, at) => ({
    account_id: id,
    from_month: first,
    until_month: at === 11 ? monthOf(daysBefore(now, 150)) : null,
  }))
  await db.insertInto('welfare_member').values(rows).execute()
  const quarters = sundays.flatMap((sunday, week) =>
    sunday.getUTCMonth() % 3 === 0 && sunday.getUTCDate() > 7 && sunday.getUTCDate() <= 14 ? [week] : [],
  )
  return members.flatMap(({ id: account }, at) =>
    quarters
      .slice(0, at % 7 === 3 ? -2 : undefined)
      .map((sunday) => ({ sunday, account, amount: dues * 3, purpose: 'welfare' })),
  )
}

const welfareMembers = (givers: Setting['givers']) => givers.filter((_, at) => at % 3 === 0).slice(0, 30)

/** Claims in each state with their votes, and the vouchers of those that were approved. Returns drafts of what was paid out. */
export async function addClaims(setting: Setting): Promise<Draft[]> {
  const { db, givers, now, signatories } = setting
  const eligible = welfareMembers(givers).filter(({ id }, at) => at % 7 !== 3 && !signatories.includes(id))
  const table = await db.selectFrom('welfare_benefit').selectAll().orderBy('id').execute()
  const drafts: Draft[] = []
  let sequence = new Map<number, number>()
  for (const [at, { benefit, daysAgo, words, went }] of claims
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .entries()) {
    const [member, of, date] = [itemAt(eligible, at * 2), itemAt(table, benefit), daysBefore(now, daysAgo)]
    const decided = moment(daysAfter(date, Math.min(3, daysAgo / 2)))
    const state = stateOf(went)
    const { id } = await db
      .insertInto('welfare_claim')
      .values({
        book,
        account_id: member.id,
        benefit_id: of.id,
        amount: of.amount,
        words,
        state,
        asked_by: member.id,
        happened_on: day(daysBefore(date, 2)),
        asked_at: moment(date),
        decided_at: state === 'asked' ? null : decided,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addVotes(setting, { claim: id, went, at: decided })
    const steps = ['prepared', 'approved voucher', 'paid', 'received'].indexOf(went)
    if (steps < 0) continue
    const year = date.getUTCFullYear()
    sequence = new Map([...sequence, [year, (sequence.get(year) ?? 0) + 1]])
    const number = { year, sequence: sequence.get(year) ?? 1 }
    const paying = { ...number, claim_id: id, payee_account: member.id, payee: member.name, purpose: of.name }
    const paid = await addVoucher(
      setting,
      { ...paying, amount: of.amount },
      { from: new Date(decided), steps },
    )
    if (paid) drafts.push(paid)
  }
  await addWaiver(setting)
  return drafts
}

type Went = (typeof claims)[number]['went']

function stateOf(went: Went) {
  if (went === 'asked' || went === 'one vote') return 'asked'
  return went === 'declined' || went === 'withdrawn' ? went : 'approved'
}

async function addVotes(
  { db, signatories }: Setting,
  { claim, went, at }: { claim: number; went: Went; at: string },
): Promise<void> {
  if (went === 'asked' || went === 'withdrawn') return
  const [says, why] = went === 'declined' ? (['no', declinedWhy] as const) : (['yes', agreedWhy] as const)
  const voters = went === 'one vote' ? signatories.slice(0, 1) : signatories.slice(0, 2)
  const votes = voters.map((account_id, place) => ({
    claim_id: claim,
    account_id,
    says,
    why: place === 0 ? why : '',
    at,
  }))
  await db.insertInto('welfare_vote').values(votes).execute()
}

type Paying = {
  year: number
  sequence: number
  claim_id: number
  payee_account: number
  payee: string
  purpose: string
  amount: number
}

/** A voucher that has gone so far: 0 prepared, 1 checked and approved, 2 paid, 3 received. Returns the draft of its payment. */
async function addVoucher(
  { db, fund, treasurer, signatories }: Setting,
  paying: Paying,
  { from, steps }: { from: Date; steps: number },
): Promise<Draft | undefined> {
  const after = (hours: number) => moment(daysAfter(from, hours / 24))
  const { id } = await db
    .insertInto('voucher')
    .values({
      ...paying,
      book,
      fund_id: fund('welfare'),
      prepared_by: treasurer,
      prepared_at: after(1),
      checked_by: steps > 0 ? signatories[1] : null,
      checked_at: steps > 0 ? after(4) : null,
      approved_by: steps > 0 ? signatories[0] : null,
      approved_at: steps > 0 ? after(6) : null,
      paid_by: steps > 1 ? treasurer : null,
      paid_at: steps > 1 ? after(24) : null,
      how: steps > 1 ? 'cash' : '',
      received_by: steps > 2 ? paying.payee_account : null,
      received_at: steps > 2 ? after(26) : null,
      dropped_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (steps < 2) return undefined
  const at = after(24)
  return {
    at,
    day: at.slice(0, 10),
    kind: 'payout',
    debit: 'expenses',
    credit: 'cash',
    fund_id: fund('welfare'),
    amount: paying.amount,
    source: 'voucher',
    source_id: id,
    by: treasurer,
  }
}

/** Half a year of dues was waived for somebody in arrears. Only the signatories read why. */
async function addWaiver({ db, givers, now, signatories }: Setting): Promise<void> {
  const member = welfareMembers(givers)[3]
  if (!member) return
  const [one, two, three] = signatories
  await db
    .insertInto('welfare_waiver')
    .values({
      account_id: member.id,
      from_month: monthOf(daysBefore(now, 120)),
      to_month: monthOf(now),
      reason: waiverReason,
      granted_by: one,
      granted_at: moment(daysBefore(now, 118)),
      agreed_by: two,
      agreed_at: moment(daysBefore(now, 117)),
      reader_1: one,
      reader_2: two,
      reader_3: three,
    })
    .execute()
}
