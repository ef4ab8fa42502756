import { createHash } from 'node:crypto'
import {
  type StatementColumn,
  type StatementMapping,
  statementColumns,
} from '../../../lib/contract/giving/matching.ts'
import { fold } from '../../../lib/text/fold.ts'

/* Which column of a statement is what, by its heading. */

/** Headings of each kind of column, in the order in which they are preferred. */
const headings: Record<StatementColumn, RegExp[]> = {
  date: [
    /^(transaction|trans|txn|value|posting|entry|booking|completion|completed)? ?(date|day)( ?(and|&)? ?time)?$/,
    /^(completion|completed|transaction|trans|txn|initiation) ?(time|time ?stamp)$/,
    /\bdate\b/,
    /^time ?stamp$/,
  ],
  amount: [
    /^(credits?|paid in|money in|received|deposits?|cr)( amount| ?\(.*\))?$/,
    /^amount( ?\(.*\)| received| paid in)?$/,
    /\bcredit\b(?!.*\bdebit\b)/,
    /\bamount\b/,
  ],
  out: [
    /^(debits?|paid out|money out|withdrawals?|withdrawn|dr)( amount| ?\(.*\))?$/,
    /\bdebit\b(?!.*\bcredit\b)/,
    /\bwithdraw(als?|n)\b/,
  ],
  id: [
    /(transaction|trans|txn|financial|receipt) ?(id|ref|reference|number|no)$/,
    /^(id|f id|receipt)$/,
    /^(reference|ref|ref no)$/,
    /\b(id|reference)\b/,
  ],
  text: [
    /^(narration|description|details|particulars|remarks?|message|note|reason)$/,
    /narrat|descri|detail|remark|message/,
    /^(reference|ref|ref no)$/,
  ],
  name: [
    /^(from|sender|payer|customer)('s)? ?name$/,
    /^(other|opposite) party( info(rmation)?)?$/,
    /^(?!.*\b(to|receiver|recipient|beneficiary|account|user|file)\b).*\bname\b/,
  ],
  telephone: [
    /^(from|sender|payer|customer)('s)? ?(no|number|msisdn|phone|telephone|mobile)$/,
    /^(?!.*\b(to|receiver|recipient|beneficiary)\b)(?=.*(msisdn|phone|mobile))/,
    /^from$/,
    /^(from|sender|payer) ?(acct|account)( no| number)?$/,
  ],
  direction: [
    /^(dr ?\/ ?cr|cr ?\/ ?dr|direction|debit ?\/ ?credit|credit ?\/ ?debit|in ?\/ ?out)$/,
    /^(transaction|trans|txn|payment)? ?type$/,
  ],
  to: [
    /^(to|receiver|recipient|beneficiary)('s)? ?(no|number|msisdn|phone|telephone|mobile)$/,
    /^to$/,
    /^(to|receiver|recipient|beneficiary) ?(acct|account)( no| number)?$/,
  ],
  before: [/^(bal|balance|opening balance)( before)$/, /^(opening|previous) (bal|balance)$/],
  balance: [/^(bal|balance) after$/, /^(running |closing |new |account )?(bal|balance)( ?\(.*\))?$/],
  status: [/^(transaction|trans|txn|payment)? ?status$/],
}

/** Headings of columns that have money in alone. */
const moneyIn = /credit|paid in|money in|received|deposit|^cr\b/

/** Which columns the headings name. */
export function proposeMapping(header: readonly string[]): StatementMapping {
  const plain = header.map((name) =>
    fold(name)
      .replace(/[.:*]/g, '')
      .replace(/[\s_]+/g, ' ')
      .trim(),
  )
  const taken = new Set<number>()
  const find = (column: StatementColumn): number | null => {
    const at = headings[column]
      .map((heading) => plain.findIndex((name, place) => !taken.has(place) && heading.test(name)))
      .find((place) => place >= 0)
    if (at === undefined) return null
    taken.add(at)
    return at
  }
  const mapping = Object.fromEntries(statementColumns.map((column) => [column, find(column)])) as Record<
    StatementColumn,
    number | null
  >
  // Where money in has a column of its own, no other one says the direction.
  const isOwn = mapping.amount !== null && moneyIn.test(plain[mapping.amount] ?? '')
  return {
    ...mapping,
    out: isOwn ? mapping.out : null,
    direction: isOwn ? null : mapping.direction,
    order: '',
    amounts: isOwn ? 'in' : '',
  }
}

/** Names a kind of statement by its headings. */
export const printOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(fold)))
    .digest('hex')
