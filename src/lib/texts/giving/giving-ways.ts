import type { StatementLine } from '../../contract/giving/books-ledger.ts'
import { methodName } from './giving.ts'

/** What is not a way of the page Give. */
const ownWays: Readonly<Record<string, string>> = {
  envelope: 'Envelope',
  cheque: 'Cheque',
  transfer: 'Transfer',
  refund: 'Refund',
}

/** How something was given, in words. */
export function wayOf({ method, is_taken_back }: Pick<StatementLine, 'method' | 'is_taken_back'>): string {
  const way = ownWays[method] ?? methodName(method)
  return is_taken_back ? `${way}, reversed` : way
}
