import { type GiftAnswer, walletMethods } from '../../../lib/contract/giving/giving.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { methodName } from '../../../lib/texts/giving/gift-name.ts'
import { ticketPaymentWords as words } from './messages.ts'

/** What stands on the page for a payment on its way, at a moment: what to do now, first. */
export function paymentWords(payment: GiftAnswer, now: number): { title: string; text: string[] } {
  const sum = formatMoney(payment.amount, payment.currency)
  const asker = methodName(payment.method)
  const { state, telephone, reason, prompt, prompt_until } = payment
  if (state === 'failed') return { title: words.failed, text: [reason, words.stillCounts] }
  if (state === 'expired') return { title: words.unfinished, text: [reason, words.stillCounts] }
  if (state === 'needs code') return { title: words.wantsCode({ asker }), text: [prompt || words.codeCame] }
  if (state === 'code sent') return { title: words.checking, text: [words.wait] }
  if (payment.redirect_url) return { title: words.payNext, text: [words.providersPage({ sum })] }
  if (state !== 'pending' || !walletMethods.includes(payment.method))
    return { title: words.onItsWay, text: [words.wait] }
  if (prompt_until && now > Date.parse(prompt_until))
    return { title: words.promptEnded, text: [words.ifApproved] }
  return { title: words.approve({ telephone }), text: [words.asks({ asker, sum })] }
}
