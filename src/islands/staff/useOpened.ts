import { useState } from 'react'

/** Which dialog is open, and about which row; a new entry has none. */
export function useOpened<Act extends string, Row>() {
  const [opened, setOpened] = useState<{ act: Act; row: Row | undefined }>()
  return {
    opened,
    open: (act: Act, row?: Row) => setOpened({ act, row }),
    close: () => setOpened(undefined),
    /** The row of a dialog that has one. */
    rowFor: (act: Act): Row | undefined => (opened?.act === act ? opened.row : undefined),
  }
}
