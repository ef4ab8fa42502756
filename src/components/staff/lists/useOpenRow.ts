import { addressWith, useHashWord, writeHashWords } from '../useHash.ts'

/** The row whose dialog is open, by a URL parameter (`#members?open=12`): a reload keeps it open, and Back closes it. */
export function useOpenRow<Row extends { id: number }>(find: (id: number) => Row | undefined, word = 'open') {
  const id = Number(useHashWord(word))
  return {
    row: id ? find(id) : undefined,
    open: (row: Row) => writeHashWords({ [word]: String(row.id) }),
    addressOf: (row: Row) => addressWith({ [word]: String(row.id) }),
    close: () => writeHashWords({ [word]: '' }, { typed: true }),
  }
}
