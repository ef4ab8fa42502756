import type { RegistrationAnswer, RegistrationForm } from '../../../../lib/contract/services/registration.ts'

/** The kinds of tickets as they are sent. */
export const kindsOf = ({ kinds }: RegistrationAnswer): RegistrationForm['kinds'] =>
  kinds.map(({ placed: _, ...kind }) => kind)

/** A registration as it is sent. */
export function bodyOf(now: RegistrationAnswer): RegistrationForm {
  const { is_open, about, opens_on, closes_on, cancels_until, places, has_waiting, most_tickets, version } =
    now
  const { pays_online, pays_later, refund_full_until, refund_part_until, refund_percent } = now
  const { family_price, family_most } = now
  return {
    ...{ is_open, about, opens_on, closes_on, cancels_until, places, has_waiting, most_tickets, version },
    ...{ pays_online, pays_later, refund_full_until, refund_part_until, refund_percent },
    ...{ family_price, family_most },
    kinds: kindsOf(now),
    discounts: now.discounts.map(({ uses: _, ...code }) => code),
  }
}
