import type { SpendRuleAnswer } from '../../../../lib/contract/giving/spending.ts'
import { formatMoney } from '../../../../lib/money/money.ts'

/** A rule in sentences, for the e-mail that tells of it. */
export const ruleLines = (
  {
    check_from,
    second_from,
    payer_differs,
  }: Pick<SpendRuleAnswer, 'check_from' | 'second_from' | 'payer_differs'>,
  currency: string,
): string[] => [
  `A third person checks: ${from(check_from, currency)}`,
  `Two signatories approve: ${from(second_from, currency)}`,
  `Another treasurer pays: ${payer_differs ? 'always' : 'not asked for'}`,
]

const from = (amount: number | null, currency: string): string =>
  amount === null ? 'never' : `from ${formatMoney(amount, currency)}`
