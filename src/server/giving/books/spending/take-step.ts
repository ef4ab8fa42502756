import type { SpendPayForm, SpendStep } from '../../../../lib/contract/giving/spending.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { requireMoney } from '../accounts/money.ts'
import { waysOf } from '../accounts/ways.ts'
import { accountBalance, fundBalance } from '../balances.ts'
import { post } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { requireOpenDay } from '../open-day.ts'
import { reverseEntriesOf } from '../reverse-of.ts'
import { type Actor, hindranceOf, hindranceOfCancel, nextStep, type SpendVoucher } from './steps.ts'
import { requireVoucher, spendNumber } from './vouchers.ts'

type Act = { actor: Actor; now: Date }

/** Throws 404, 403 for who may not do the step, and 409 where it is done or not due. */
async function requireStep(
  db: Db,
  id: number,
  steps: readonly SpendStep[],
  actor: Actor,
): Promise<SpendVoucher> {
  const voucher = await requireVoucher(db, id)
  const next = nextStep(voucher)
  const step = steps.find((one) => one === next)
  const hindrance = hindranceOf(voucher, step ?? (steps[0] as SpendStep), actor)
  if (hindrance) refuse(403, hindrance)
  if (!step) refuse(409, bookRefusals.stepDoneOrNot)
  return voucher
}

const change = (db: Db, { id, version }: SpendVoucher, columns: Partial<Omit<SpendVoucher, 'id'>>) =>
  db
    .updateTable('spend_voucher')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute()

/** Checks a voucher. Throws as `requireStep`. */
export async function checkVoucher(db: Db, id: number, { actor, now }: Act): Promise<void> {
  const voucher = await requireStep(db, id, ['checked'], actor)
  await change(db, voucher, { checked_by: actor.id, checked_at: now.toISOString() })
}

/** Approves a voucher, as the first signatory or as the second. Throws as `requireStep`. */
export async function approveVoucher(db: Db, id: number, { actor, now }: Act): Promise<void> {
  const voucher = await requireStep(db, id, ['approved', 'second'], actor)
  const at = now.toISOString()
  await change(
    db,
    voucher,
    voucher.approved_at === null
      ? { approved_by: actor.id, approved_at: at }
      : { second_by: actor.id, second_at: at },
  )
}

/**
 * Pays a voucher: the expense is an entry of the ledger, with its number. Throws as `requireStep`; 400 for an account that is closed or is
 * not paid from in this way, and a day before it was approved, still to come, or in a closed month; 409 where account or fund has less.
 */
export async function payVoucher(db: Db, id: number, form: SpendPayForm, { actor, now }: Act): Promise<void> {
  const voucher = await requireStep(db, id, ['paid'], actor)
  const { book, fund_id, amount } = voucher
  const account = await db
    .selectFrom('book_account')
    .selectAll()
    .where('id', '=', form.account)
    .executeTakeFirst()
  if (account?.is_open !== 1) refuseFields({ account: [bookRefusals.pleaseChooseAccountThat] })
  const ways = waysOf[account.kind]
  if (!ways.includes(form.how))
    refuseFields({
      how: [
        ways.length === 0
          ? bookRefusals.nothingPaidFromAccount
          : bookRefusals.fromAccountItPaid({ ways: ways.join(', ') }),
      ],
    })
  await requireOpenDay(db, { book, day: form.day, now })
  const approved = await churchDay(
    db,
    new Date(voucher.second_at ?? voucher.approved_at ?? voucher.prepared_at),
  )
  if (form.day < approved) refuseFields({ day: [bookRefusals.pleaseGiveDayOn] })
  await requireMoney(db, await accountBalance(db, { book, ledger: account.ledger }), amount, account.name)
  const fund = await db.selectFrom('fund').select('name').where('id', '=', fund_id).executeTakeFirstOrThrow()
  await requireMoney(db, await fundBalance(db, { book, fund: fund_id }), amount, fund.name)
  await change(db, voucher, {
    paid_by: actor.id,
    paid_at: now.toISOString(),
    paid_day: form.day,
    book_account_id: account.id,
    how: form.how,
    reference: form.reference,
  })
  await post(db, {
    book,
    kind: 'spending',
    debit: 'expenses',
    credit: account.ledger,
    fund_id,
    amount,
    day: form.day,
    reason: spendNumber(voucher),
    source: 'spend_voucher',
    source_id: id,
    postedBy: actor.id,
    now,
  })
}

/** Notes who took the money: the payee, or somebody who did not pay it and names who took it. Throws as `requireStep`, and 400. */
export async function receiveVoucher(db: Db, id: number, name: string, { actor, now }: Act): Promise<void> {
  const voucher = await requireStep(db, id, ['received'], actor)
  const isPayee = voucher.payee_account === actor.id
  if (!isPayee && name === '') refuseFields({ name: [bookRefusals.pleaseWriteWhoTook] })
  await change(db, voucher, {
    received_by: actor.id,
    received_at: now.toISOString(),
    received_name: isPayee ? '' : name,
  })
}

/**
 * Cancels a voucher; its number stays used. A payment is reversed by a counter-entry of today: the money is back in its account. Throws
 * 404, 403 for who paid it, and 409 for a second time.
 */
export async function cancelVoucher(db: Db, id: number, reason: string, { actor, now }: Act): Promise<void> {
  const voucher = await requireVoucher(db, id)
  const hindrance = hindranceOfCancel(voucher, actor)
  if (hindrance) refuse(voucher.cancelled_at === null ? 403 : 409, hindrance)
  await change(db, voucher, { cancelled_by: actor.id, cancelled_at: now.toISOString(), cancelled: reason })
  const day = await churchDay(db, now)
  await reverseEntriesOf(db, { source: 'spend_voucher', id, reason, by: actor.id, day, now })
}
