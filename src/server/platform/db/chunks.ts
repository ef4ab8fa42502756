/** Rows of one statement at most: both engines limit the values that a statement may have. */
const size = 500

/** A list in parts of as many rows as one statement takes. */
export function* chunksOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}
