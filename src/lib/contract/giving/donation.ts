import * as z from 'zod/mini'
import { readAmount } from '../../money/money.ts'
import { churchCurrency } from '../../site/this-church.ts'
import { donationRules } from '../../texts/giving/donation-rules.ts'
import { atMost, optionalText, requiredText } from '../base.ts'
import { emailShape } from '../email.ts'

/** In whole cedis (spec 1 §9); a church can have others (lib/money/giving-amounts.ts). */
export const donationPresets = [50, 100, 200, 500] as const
export const smallestDonation = 1

/** Maximum length of the message with a donation in characters. */
export const donationMessageLimit = 500

/**
 * Ids from the specification with current names. The specification's name follows in brackets where it differs
 * (docs/specification/settled.md). The first is the default.
 */
export const paymentMethods = [
  ['mtn-momo', 'MTN MoMo'],
  ['vodafone-cash', 'Telecel Cash (Vodafone Cash)'],
  ['airteltigo-money', 'AT Money (AirtelTigo Money)'],
  ['ghanapay', 'GhanaPay'],
  ['bank-card', 'Bank card'],
] as const

/** What an amount must be: `Whole cedis, GHS 1 or more`. */
export const wholeAmount = (): string => {
  const currency = churchCurrency()
  return `${currency === 'GHS' ? 'cedis' : 'amounts'}, ${currency} ${smallestDonation} or more`
}

/** The donation form (spec 1 §5). Its amount is in whole cedis, or in the church's own currency, as text. */
export const Donation = z.strictObject({
  amount: z.string().check(
    z.trim(),
    atMost(20),
    z.minLength(1, { error: () => donationRules.noAmount }),
    z.refine(
      (amount) =>
        /^\d+$/.test(amount) && Number(amount) >= smallestDonation && readAmount(amount) !== undefined,
      { error: () => donationRules.notWhole({ amount: wholeAmount() }) },
    ),
  ),
  name: requiredText(() => donationRules.name, 120),
  email: requiredText(() => donationRules.noEmail, 254).check(
    z.regex(emailShape, { error: () => donationRules.email }),
  ),
  message: optionalText(donationMessageLimit),
  paymentMethod: z.enum(paymentMethods.map(([id]) => id)),
})
export type Donation = z.infer<typeof Donation>
