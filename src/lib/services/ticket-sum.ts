type Family = { family_price: number | null; family_most: number | null }

/** What the family's price takes off tickets of one registration: the dearest of them, as many as it holds for, cost it at most. */
export function familySaving(prices: readonly number[], { family_price, family_most }: Family): number {
  if (family_price === null || family_most === null) return 0
  const dearest = prices.toSorted((one, other) => other - one).slice(0, family_most)
  return Math.max(0, sumOf(dearest) - family_price)
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

type Rules = { refund_full_until: string | null; refund_part_until: string | null; refund_percent: number }

/** How much of what was paid who cancels on a day gets back, in per cent; all of it where the church has set no day. */
export function refundShare(
  { refund_full_until, refund_part_until, refund_percent }: Rules,
  day: string,
): number {
  if (refund_full_until === null && refund_part_until === null) return 100
  if (refund_full_until !== null && day <= refund_full_until) return 100
  return refund_part_until !== null && day <= refund_part_until ? refund_percent : 0
}
