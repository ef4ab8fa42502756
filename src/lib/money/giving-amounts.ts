import { donationPresets } from '../contract/giving/donation.ts'
import type { Church } from '../contract/website/church.ts'

/** Currencies by what a meal costs in them; all others are like the cedi. */
const usualBy: readonly (readonly [currencies: string, amounts: readonly number[]])[] = [
  ['AUD BHD CAD CHF EUR GBP JOD KWD KYD NZD OMR SGD USD', [10, 20, 50, 100]],
  ['CVE DZD ETB GMD INR ISK JMD JPY KES LRD NPR PHP PKR RUB', [200, 500, 1000, 2000]],
  ['AOA BIF CDF CLP COP DJF HUF KMF KRW MWK NGN RWF SOS XAF XOF', [1000, 2000, 5000, 10_000]],
  ['GNF IDR IRR LAK LBP MGA PYG SLL STN TZS UGX UZS VND', [5000, 10_000, 20_000, 50_000]],
]

/** The amounts that fit a currency, in whole units of it. */
export const amountsOf = (currency: string): readonly number[] =>
  usualBy.find(([currencies]) => currencies.includes(currency))?.[1] ?? donationPresets

/** The usual gifts that the page Give offers; undefined for those that the form has by itself. */
export function givingAmounts({ giving_amounts, currency }: Pick<Church, 'giving_amounts' | 'currency'>) {
  const amounts = giving_amounts.length > 0 ? giving_amounts : amountsOf(currency)
  return amounts.join() === donationPresets.join() ? undefined : amounts
}
