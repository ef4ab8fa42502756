import { ToWords } from 'to-words/en-GH'
import { placesOf } from '../../../lib/money/money.ts'

/**
 * An amount in words, as a voucher has it: `Five Hundred Cedis And Fifty Pesewas Only`. Other currencies have their code, and a
 * fraction where they have decimals: `Five Hundred NGN and 50/100`, `Five Hundred XOF`.
 */
export function inWords(amount: number, currency: string): string {
  const words = new ToWords()
  const places = placesOf(currency)
  const unit = 10 ** places
  const whole = Math.trunc(amount / unit)
  const rest = String(amount % unit).padStart(places, '0')
  if (currency === 'GHS') return words.convert(`${whole}.${rest}`, { currency: true })
  return `${words.convert(whole)} ${currency}${places === 0 ? '' : ` and ${rest}/${unit}`}`
}
