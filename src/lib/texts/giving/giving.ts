import { paymentMethods } from '../../contract/giving/donation.ts'
import { funds, type GiftAnswer, walletMethods } from '../../contract/giving/giving.ts'
import { formatMoney } from '../../money/money.ts'
import { donationTexts } from './donation.ts'

/** What a giver reads while a gift goes its way: what to do now, first. */
export type GiftWords = { title: string; text: string[] }

export const methodName = (method: string): string =>
  paymentMethods.find(([id]) => id === method)?.[1] ?? method
export const fundName = (fund: string): string => funds.find(([id]) => id === fund)?.[1] ?? fund

const stillCounts =
  'If money has left your wallet all the same, we find it by ourselves, and it counts. You need not do anything.'

/** Why a gift expired for which another sum was paid, once a treasurer decided that it stays without the gift. */
export const paidOtherwise = 'What was paid did not fit this gift. The church can tell you more.'

/** What stands on the page for a gift, at a moment. */
export function giftWords(gift: GiftAnswer, now: number): GiftWords {
  const sum = formatMoney(gift.amount, gift.currency)
  const asker = methodName(gift.method)
  const { state, telephone, reason } = gift
  if (state === 'failed') return { title: donationTexts.failure, text: [reason, stillCounts] }
  if (state === 'expired')
    return { title: 'It was not finished', text: [reason, reason === paidOtherwise ? '' : stillCounts] }
  if (state === 'needs code')
    return { title: `${asker} wants a code`, text: [gift.prompt || 'It has come to your telephone.'] }
  if (state === 'code sent') return { title: 'The code is being checked', text: [wait] }
  if (gift.redirect_url)
    return {
      title: 'Pay on the next page',
      text: [
        `${sum} is paid on the page of the payment provider. We never see a card’s number.`,
        'If you have paid already, wait here: the receipt comes by itself.',
      ],
    }
  if (state !== 'pending' || !walletMethods.includes(gift.method))
    return { title: 'Your gift is on its way', text: ['We do not know yet whether it has arrived.', wait] }
  if (gift.prompt_until && now > Date.parse(gift.prompt_until))
    return {
      title: 'The prompt has ended',
      text: ['If you have approved it, the receipt comes within minutes.', 'You may leave this page.'],
    }
  return {
    title: `Approve on ${telephone}`,
    text: [
      `${asker} asks for ${sum} on that telephone now. Type your PIN there, never here.`,
      `The prompt stands ${standsFor(gift)} minutes. You may leave this page: your gift goes on without it.`,
    ],
  }
}

/** How long the prompt stands: three minutes, or five at MTN. */
const standsFor = ({ prompt_until, created_at }: GiftAnswer): string =>
  Date.parse(prompt_until) - Date.parse(created_at) > 200_000 ? 'five' : 'three'

const wait = 'Please wait, and do not give again: a second press would lead here.'
