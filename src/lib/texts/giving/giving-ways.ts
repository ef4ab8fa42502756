import type { StatementLine } from '../../contract/giving/books-ledger.ts'
import { methodName } from './gift-name.ts'
import { giftWays } from './ways-to-give.ts'

/** What is not a way of the page Give. */
const ownWays: Readonly<Record<string, string>> = {
  get envelope() {
    return giftWays.envelope
  },
  get cheque() {
    return giftWays.cheque
  },
  get transfer() {
    return giftWays.transfer
  },
  get refund() {
    return giftWays.refund
  },
}

/** How something was given, in words. */
export function wayOf({ method, is_taken_back }: Pick<StatementLine, 'method' | 'is_taken_back'>): string {
  const way = ownWays[method] ?? methodName(method)
  return is_taken_back ? giftWays.reversed({ way }) : way
}
