import { formatMoney } from '../../../../lib/money/money.ts'
import { matchingWords } from './messages.ts'

/** `GHS 50.01`; a provider's currency may be anything. */
export const sumOf = (amount: number | null, currency: string): string =>
  amount !== null && /^[A-Z]{3}$/.test(currency) ? formatMoney(amount, currency) : matchingWords.unknownSum

/** A provider's name as people know it. */
export const providerName = (id: string): string =>
  ({ paystack: 'Paystack', hubtel: 'Hubtel', mtn: 'MTN MoMo' })[id] ?? id
