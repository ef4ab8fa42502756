import { holds } from '../../accounts/accounts/rights/guards.ts'

/** Manages unmatched payments, and requests refunds. An admin without the duty does not see gifts (docs/decisions/giving.md#two-people). */
export const managesPayments = holds('treasurer')

/** The second person of a refund: another treasurer, or a super admin, who sees amount and receipt number and no giver. */
export const approvesRefunds = holds('treasurer', 'admin')
