/* What the words of a statement say: whether money came in, and whether it arrived. */

/** Which words say that money came in, and which that it went out. */
const into = /^(c|cr|credit|crdt|in|incoming|received|receive money|deposit|cash ?in|paid ?in|money ?in)$/i
const outOf =
  /^(d|dr|debit|dbit|out|outgoing|sent|send money|withdrawal|withdraw|cash ?out|paid ?out|money ?out|airtime)$/i

/** 1 for money in, -1 for money out, undefined for any other word: a transfer or a payment goes either way. */
export const readDirection = (cell: string): 1 | -1 | undefined => {
  const word = cell.trim().replace(/[\s_-]+/g, ' ')
  return into.test(word) ? 1 : outOf.test(word) ? -1 : undefined
}

const completed =
  /^(complete|completed|success|successful|succeeded|ok|paid|settled|posted|booked|processed|approved|confirmed)$/i

/** Whether a cell of a column of states says that a payment was completed. */
export const isCompleted = (cell: string): boolean => completed.test(cell.trim())
