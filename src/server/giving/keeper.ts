import { roles } from '../accounts/guards.ts'

/** Who looks after payments that match no gift, and after refunds. */
export const keepsGifts = roles('admin')
