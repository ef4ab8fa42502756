/** The value that rows are sorted by: a text, a number, or null, which is last in both directions. */
export type SortValue = string | number | null

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Sorts rows by a value. The sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  descending: boolean,
): readonly Row[] {
  const way = descending ? -1 : 1
  return [...rows].sort((a, b) => {
    const [left, right] = [value(a), value(b)]
    if (isNothing(left) || isNothing(right)) return Number(isNothing(left)) - Number(isNothing(right))
    return way * compare(left, right)
  })
}

const isNothing = (value: SortValue): value is null | '' => value === null || value === ''

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b))
}
