import type { AccountKind } from '../../../../lib/contract/giving/book-account.ts'
import type { payWays } from '../../../../lib/contract/giving/welfare.ts'

type Way = (typeof payWays)[number]

/** How money is paid from an account of each kind; what is at the provider, and cheques in hand, are moved to an account first. */
export const waysOf: Record<AccountKind, readonly Way[]> = {
  'cash box': ['cash'],
  'petty cash': ['cash'],
  'mobile money wallet': ['mobile money'],
  'bank account': ['cheque', 'bank transfer', 'mobile money'],
  cheques: [],
  provider: [],
}
