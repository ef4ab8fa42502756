import { ToWords } from 'to-words/en-GH'

/** An amount in words, as a voucher has it: `Five Hundred Cedis And Fifty Pesewas Only`. Other currencies have their code. */
export function inWords(amount: number, currency: string): string {
  const words = new ToWords()
  const whole = Math.trunc(amount / 100)
  const cents = String(amount % 100).padStart(2, '0')
  if (currency === 'GHS') return words.convert(`${whole}.${cents}`, { currency: true })
  return `${words.convert(whole)} ${currency} and ${cents}/100`
}
