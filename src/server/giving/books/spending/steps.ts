import type { Selectable } from 'kysely'
import type { SpendState, SpendStep } from '../../../../lib/contract/giving/spending.ts'
import type { SpendVoucherTable } from '../../../platform/db/tables/spending.ts'
import { bookRefusals } from '../messages.ts'

/*
 * A voucher is prepared, checked where its amount asks for it, approved by one or two signatories, paid and received, each by its person
 * (docs/decisions/giving.md#two-people). The database refuses the same.
 */

export type SpendVoucher = Selectable<SpendVoucherTable>
export type Actor = { id: number; held: readonly string[] }

/** Who did each step, and when. */
export const stepColumns = [
  ['prepared', 'prepared_by', 'prepared_at'],
  ['checked', 'checked_by', 'checked_at'],
  ['approved', 'approved_by', 'approved_at'],
  ['second', 'second_by', 'second_at'],
  ['paid', 'paid_by', 'paid_at'],
  ['received', 'received_by', 'received_at'],
] as const

/** The step that is due; '' for none. */
export function nextStep(voucher: SpendVoucher): SpendStep | '' {
  if (voucher.cancelled_at !== null) return ''
  if (voucher.needs_check === 1 && voucher.checked_at === null) return 'checked'
  if (voucher.approved_at === null) return 'approved'
  if (voucher.needs_second === 1 && voucher.second_at === null) return 'second'
  if (voucher.paid_at === null) return 'paid'
  return voucher.received_at === null ? 'received' : ''
}

/** The state of a voucher by its next step. */
export function stateOf(voucher: SpendVoucher): SpendState {
  if (voucher.cancelled_at !== null) return 'cancelled'
  const next = nextStep(voucher)
  if (next === 'checked') return 'to check'
  if (next === 'approved' || next === 'second') return 'to approve'
  if (next === 'paid') return 'to pay'
  return next === 'received' ? 'to receive' : 'received'
}

/** Who does a step by duty. What is received is written down by who did not pay it. */
const doneBy: Record<SpendStep, readonly string[]> = {
  prepared: ['treasurer'],
  checked: ['treasurer', 'signatory'],
  approved: ['signatory'],
  second: ['signatory'],
  paid: ['treasurer'],
  received: ['treasurer', 'signatory'],
}

/** Whose steps exclude who did them from another. */
const excluded: Record<SpendStep, readonly (keyof SpendVoucher)[]> = {
  prepared: [],
  checked: ['prepared_by'],
  approved: ['prepared_by', 'checked_by'],
  second: ['prepared_by', 'checked_by', 'approved_by'],
  paid: ['approved_by', 'second_by'],
  received: ['paid_by'],
}

/** Why somebody may not do a step of a voucher; '' when they may. */
export function hindranceOf(voucher: SpendVoucher, step: SpendStep, { id, held }: Actor): string {
  if (voucher.payee_account === id && step === 'received') return ''
  if (voucher.payee_account === id) return bookRefusals.moneyIsForYou
  if (!doneBy[step].some((duty) => held.includes(duty)))
    return step === 'paid'
      ? bookRefusals.treasurerPays
      : step === 'checked'
        ? bookRefusals.accountMayNot
        : bookRefusals.signatoryApproves
  const decides = step === 'checked' || step === 'approved' || step === 'second'
  if (decides && voucher.asked_account === id) return bookRefusals.youAskedForThis
  const others = step === 'paid' && voucher.payer_differs === 1 ? everybodyBefore : excluded[step]
  return others.some((by) => voucher[by] === id) ? bookRefusals.youDidAnotherStep : ''
}

const everybodyBefore = ['prepared_by', 'checked_by', 'approved_by', 'second_by'] as const

/** Why somebody may not cancel a voucher; '' when they may. What is paid is cancelled by who did not pay it. */
export function hindranceOfCancel(voucher: SpendVoucher, { id, held }: Actor): string {
  if (voucher.cancelled_at !== null) return bookRefusals.voucherCancelledAlready
  if (voucher.payee_account === id) return bookRefusals.moneyIsForYou
  if (!held.includes('treasurer') && !held.includes('signatory')) return bookRefusals.accountMayNot
  return voucher.paid_by === id ? bookRefusals.youPaidIt : ''
}

/** Whether somebody may still change what a voucher says: who prepared it, while nobody else has done a step. */
export const mayChange = (voucher: SpendVoucher, { id, held }: Actor): boolean =>
  held.includes('treasurer') &&
  voucher.prepared_by === id &&
  voucher.cancelled_at === null &&
  voucher.checked_at === null &&
  voucher.approved_at === null
