import type { SpendState, SpendVoucherAnswer } from '../../../../lib/contract/giving/spending.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { spendingWords as words } from './messages.ts'

/** The states of a voucher in their order, each with its name. */
export const stateNames = (): readonly (readonly [SpendState, string])[] => [
  ['to check', words.toCheck],
  ['to approve', words.toApprove],
  ['to pay', words.toPay],
  ['to receive', words.toReceive],
  ['received', words.received],
  ['cancelled', words.cancelled],
]

/** The name of a state. */
export const stateName = (state: SpendState): string =>
  stateNames().find(([one]) => one === state)?.[1] ?? state

/** Who did a step, and when. */
export function stepLine({ step, name, at }: SpendVoucherAnswer['steps'][number]): string {
  const day = shownDay(at)
  switch (step) {
    case 'prepared':
      return words.prepared({ name, day })
    case 'checked':
      return words.checkedBy({ name, day })
    case 'approved':
      return words.approvedBy({ name, day })
    case 'second':
      return words.secondBy({ name, day })
    case 'paid':
      return words.paidBy({ name, day })
    case 'received':
      return words.receivedBy({ name, day })
  }
}
