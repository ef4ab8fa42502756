import { useState } from 'react'

/** Which dialog is open, and for which row. A new entry has no row. */
export function useOpened<Act extends string, Row>() {
  const [opened, setOpened] = useState<{ act: Act; row: Row | undefined }>()
  return {
    opened,
    open: (act: Act, row?: Row) => setOpened({ act, row }),
    close: () => setOpened(undefined),
    /** The row of the open dialog `act`; undefined when another dialog, or none, is open. */
    rowFor: (act: Act): Row | undefined => (opened?.act === act ? opened.row : undefined),
  }
}
