/** A requested byte range; both ends are inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a `bytes=` range for a file of `size` bytes. Undefined means to send the whole file (no range, several, or an
 * invalid one, as RFC 9110 allows); 'outside' means that the file has no such bytes.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return undefined
  return start < size && start <= end ? { start, end } : 'outside'
}
