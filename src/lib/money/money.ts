import { churchAttributes, churchCurrency } from '../site/this-church.ts'
import { formatCount } from '../text/format-count.ts'

/*
 * Amounts are integers in the smallest unit of the church's currency (pesewas, kobo, whole CFA francs), so that sums have no
 * rounding errors (docs/decisions/server.md#church-settings).
 */

/** Decimal places of a currency: 2 of GHS, none of XOF, 3 of TND. Of the church's own, the page says when they are not 2. */
export function placesOf(currency: string): number {
  if (currency === churchCurrency()) return Number(churchAttributes().places ?? 2)
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

/** The smallest unit from a whole number of the currency as text, `200`; undefined for a fraction, a sign, or anything else. */
export function readAmount(written: string, currency = churchCurrency()): number | undefined {
  const digits = /^\s*(\d+)\s*$/.exec(written)?.[1]
  const amount = Number(digits) * 10 ** placesOf(currency)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** `GHS 1,250` or `GHS 12.05` from the smallest unit: the fraction is shown only when it is not zero. */
export function formatMoney(amount: number, currency = churchCurrency()): string {
  const places = placesOf(currency)
  const unit = 10 ** places
  const whole = formatCount(Math.trunc(Math.abs(amount) / unit))
  const rest = Math.abs(amount) % unit
  const sign = amount < 0 ? '-' : ''
  return `${sign}${currency} ${whole}${rest ? `.${String(rest).padStart(places, '0')}` : ''}`
}
