import { type GiftAnswer, walletMethods } from '../../contract/giving/giving.ts'
import { formatMoney } from '../../money/money.ts'
import { donationTexts } from './donation.ts'
import { methodName } from './gift-name.ts'
import { giftStates } from './gift-states.ts'

/** What a giver reads while a gift goes its way: what to do now, first. */
export type GiftWords = { title: string; text: string[] }

/** Why a gift expired for which another sum was paid, once a treasurer decided that it stays without the gift. */
export const paidOtherwise = 'What was paid did not fit this gift. The church can tell you more.'

/** What stands on the page for a gift, at a moment. */
export function giftWords(gift: GiftAnswer, now: number): GiftWords {
  const sum = formatMoney(gift.amount, gift.currency)
  const asker = methodName(gift.method)
  const { state, telephone, reason } = gift
  if (state === 'failed') return { title: donationTexts.failure, text: [reason, giftStates.stillCounts] }
  if (state === 'expired')
    return {
      title: giftStates.unfinished,
      text: [reason, reason === paidOtherwise ? '' : giftStates.stillCounts],
    }
  if (state === 'needs code')
    return { title: giftStates.wantsCode({ asker }), text: [gift.prompt || giftStates.codeCame] }
  if (state === 'code sent') return { title: giftStates.checking, text: [giftStates.wait] }
  if (gift.redirect_url)
    return {
      title: giftStates.payNext,
      text: [giftStates.providersPage({ sum }), giftStates.paidAlready],
    }
  if (state !== 'pending' || !walletMethods.includes(gift.method))
    return { title: giftStates.onItsWay, text: [giftStates.notKnown, giftStates.wait] }
  if (gift.prompt_until && now > Date.parse(gift.prompt_until))
    return {
      title: giftStates.promptEnded,
      text: [giftStates.ifApproved, giftStates.mayLeave],
    }
  return {
    title: giftStates.approve({ telephone }),
    text: [
      giftStates.asks({ asker, sum }),
      standsFiveMinutes(gift) ? giftStates.fiveMinutes : giftStates.threeMinutes,
    ],
  }
}

/** Whether the prompt stands five minutes, as at MTN; else it stands three. */
const standsFiveMinutes = ({ prompt_until, created_at }: GiftAnswer): boolean =>
  Date.parse(prompt_until) - Date.parse(created_at) > 200_000
