import { holds } from '../accounts/guards.ts'

/** Who looks after payments that match no gift, and asks for refunds: an admin does not see who gave what (docs/decisions/0219). */
export const managesPayments = holds('treasurer')

/** The second person of a refund: another treasurer, or a super admin, who sees amount and receipt number and no giver. */
export const approvesRefunds = holds('treasurer', 'admin')
