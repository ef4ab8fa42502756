import type { SpendRuleAnswer } from '../../../../lib/contract/giving/spending.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { bookRefusals } from '../messages.ts'

/** A rule in sentences, for the e-mail that tells of it. */
export const ruleLines = (
  {
    check_from,
    second_from,
    payer_differs,
  }: Pick<SpendRuleAnswer, 'check_from' | 'second_from' | 'payer_differs'>,
  currency: string,
): string[] => [
  bookRefusals.thirdChecks({ amount: from(check_from, currency) }),
  bookRefusals.twoApprove({ amount: from(second_from, currency) }),
  payer_differs ? bookRefusals.payerAlways : bookRefusals.payerNotAskedFor,
]

const from = (amount: number | null, currency: string): string =>
  amount === null
    ? bookRefusals.neverChecked
    : bookRefusals.fromAmount({ amount: formatMoney(amount, currency) })
