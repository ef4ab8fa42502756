import { type ReactNode, useState } from 'react'
import { uiWords } from './messages.ts'

/** Rows per step, the same number as in the server's HTML: a slow phone renders them quickly. */
const step = 60

/** The first rows of a long list, and a button that shows more; no button when all are shown. */
export function useMore<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: ReactNode } {
  const [most, setMost] = useState(step)
  const left = rows.length - most
  return {
    shown: rows.slice(0, most),
    more: left > 0 && (
      <button className="btn justify-self-start" type="button" onClick={() => setMost(most + step)}>
        {uiWords.more({ most: Math.min(left, step) })}
      </button>
    ),
  }
}
